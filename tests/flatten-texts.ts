/** The texts of a dictionary, or of a part of it, by their dotted keys. */
export function flattenTexts(branch: object, prefix = ""): Map<string, string> {
	return new Map(
		Object.entries(branch).flatMap(([name, value]) =>
			typeof value === "string" ? [[`${prefix}${name}`, value]] : [...flattenTexts(value, `${prefix}${name}.`)],
		),
	);
}
