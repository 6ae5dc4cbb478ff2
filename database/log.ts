/** The methods of a logger that our code calls; a pino logger has them. */
export interface Log {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
}
