import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";
import { Stop } from "./process.mjs";

const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx"];

/** Makes sure that nginx is there: the machine's, else Debian's package. */
export async function ensureNginx() {
	if (hasNginx()) return;
	if ((await installFromDebian("nginx-light")) && hasNginx()) return;
	throw new Stop("The tests of several processes need nginx: apt-get install nginx-light (or nginx).");
}

function hasNginx() {
	return PLACES.some((place) => existsSync(place) && spawnSync(place, ["-v"]).status === 0);
}
