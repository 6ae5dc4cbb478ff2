// Named by the pages that list offices: says which are open now. Bundled alone, as the boot script is, and kept by the browser.
import { sayWhetherOpen } from "../components/open-now.ts";

// It comes when it comes, perhaps before the last office.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => sayWhetherOpen());
else sayWhetherOpen();
