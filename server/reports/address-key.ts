import { createHmac, randomBytes } from "node:crypto";

const ONE_DAY_MS = 86_400_000;

/**
 * Turns an address into a word that only this process can recognise and only today: the key lives in memory and
 * is thrown away every day, so that nobody can tell later who wrote (case C106).
 */
export function createAddressKeys(now: () => number = () => performance.now()): (address: string) => string {
	let secret = randomBytes(32);
	let madeAt = now();
	return (address) => {
		if (now() - madeAt >= ONE_DAY_MS) {
			secret = randomBytes(32);
			madeAt = now();
		}
		return createHmac("sha256", secret).update(address).digest("base64url");
	};
}
