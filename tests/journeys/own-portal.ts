import type { BuiltServer } from "../../testbed/built-server.ts";
import type { CleanUp } from "../../testbed/drill-case.ts";

type Ending = Parameters<CleanUp>[0];

/** The one portal of its own that a worker runs beside the common one, until a test asks for another. */
export class OwnPortal {
	#rows: object | undefined;
	#origin = "";
	#endings: Ending[] = [];

	/** The address of the portal over these rows, which `start` starts unless it is running. */
	async open(rows: object, start: (cleanUp: CleanUp) => Promise<BuiltServer>): Promise<string> {
		if (rows === this.#rows) return this.#origin;
		await this.close();
		this.#origin = (await start((ending) => this.#endings.push(ending))).origin;
		this.#rows = rows;
		return this.#origin;
	}

	/** Undoes what the start did, the last first. */
	async close(): Promise<void> {
		this.#rows = undefined;
		for (const end of this.#endings.splice(0).reverse()) await end();
	}
}
