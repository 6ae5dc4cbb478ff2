/** Where the picture of a supporter is answered, by the SHA-256 of its bytes. */
export function logoAddress(image: string): string {
	return `/imagen/logo/${image}.png`;
}
