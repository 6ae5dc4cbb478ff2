/** JSON as it may stand in a script: what could end the script, or a line of it, as an escape. */
export function escapeForScript(json: string): string {
	return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
