import pg from "pg";

/** A date stays the text it is: as a JavaScript Date it would move with the time zone of the server. */
export function getTypeParser(oid: number, format?: "text" | "binary") {
	if (oid === pg.types.builtins.DATE) return (text: string) => text;
	return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
}
