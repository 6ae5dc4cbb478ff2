/** The package has no types of its own; https://github.com/papandreou/subset-font describes these. */
declare module "subset-font" {
	interface SubsetOptions {
		targetFormat: "woff2";
		/** The part of each axis that stays, by its four-letter name. */
		variationAxes: Record<string, { min: number; max: number }>;
	}
	export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
