const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#]*)(?<end>[/?#].*)?$/;

/**
 * A complete address for each host of `postgres://login@first:5432,second:5432/database`, the way libpq lists a
 * server and its replicas. Returns an empty list when the text is no such address.
 */
export function listPostgresAddresses(databaseUrl: string): string[] {
	const parts = ADDRESS.exec(databaseUrl)?.groups;
	if (!parts) return [];
	const { start = "", hosts = "", end = "" } = parts;
	const addresses = hosts.split(",").map((host) => `${start}${host}${end}`);
	const isWhole = !hosts.includes(",") || hosts.split(",").every((host) => host !== "");
	return isWhole && addresses.every((address) => URL.canParse(address)) ? addresses : [];
}
