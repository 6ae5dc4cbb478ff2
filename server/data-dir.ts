/** The folder of the settings: alone in its file, because the start needs it before it loads anything else (main.ts). */
export function readDataDir({ DATA_DIR }: Readonly<Record<string, string | undefined>> = process.env): string {
	return DATA_DIR?.trim() || ".data";
}
