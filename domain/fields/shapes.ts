// What reads the documents of the desk takes the validation library from here, because in a browser another module stands in
// its place: app/whole-copy/read-already.ts.
export { z } from "zod";
