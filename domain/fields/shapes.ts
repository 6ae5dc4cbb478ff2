// A device without a line reads documents too, and the security policy of its pages forbids to make code out of a text, which
// the validation library would try. So whoever may run there takes it from here.
import { z } from "zod";

z.config({ jitless: true });

export { z };
