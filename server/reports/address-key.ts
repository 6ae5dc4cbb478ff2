import { createHmac, createSecretKey, randomBytes } from "node:crypto";

const ONE_DAY_MS = 86_400_000;

/**
 * Turns an address into a keyed hash. The key is held in memory only and replaced every day, so that nobody can tell
 * later who wrote (case C106).
 */
export function createAddressKeys(now: () => number = () => performance.now()): (address: string) => string {
	let secret = makeSecret();
	let madeAt = now();
	return (address) => {
		if (now() - madeAt >= ONE_DAY_MS) {
			secret = makeSecret();
			madeAt = now();
		}
		return createHmac("sha256", secret).update(address).digest("base64url");
	};
}

/** As a key: Node would make one of the bytes for each address, which takes three times as long as the rest. */
function makeSecret() {
	return createSecretKey(randomBytes(32));
}
