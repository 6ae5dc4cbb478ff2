import { readFileSync } from "node:fs";
import { runQuietly, withoutTools } from "./process.mjs";

/** Installs packages of Debian where that is possible (Debian, as root). Answers whether they are there now. */
export async function installFromDebian(...names) {
	if (!isDebian() || process.getuid?.() !== 0) return false;
	console.log(`Installing ${names.join(", ")} from Debian…`);
	const env = withoutTools({ DEBIAN_FRONTEND: "noninteractive" });
	await runQuietly("apt-get", ["update"], env);
	const { code, output } = await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...names], env);
	if (code !== 0) console.error(output.trim().split("\n").slice(-3).join("\n"));
	return code === 0;
}

function isDebian() {
	try {
		return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
	} catch {
		return false;
	}
}
