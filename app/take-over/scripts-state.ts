/** Events of the window that tell the boot script what became of the scripts of the page. */
export const SCRIPTS_READY = "scriptsready";
export const SCRIPTS_FAILED = "scriptsfailed";
