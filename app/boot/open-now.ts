// Brought when the offices of a page come into view: says which are open now. Bundled alone, as the boot script is, and kept
// by the browser.
import { sayWhetherOpen } from "../components/open-now.ts";

sayWhetherOpen();
