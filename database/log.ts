/** The part of a logger that our own code needs; pino's satisfies it. */
export interface Log {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
}
