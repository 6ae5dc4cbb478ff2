import type { Knows, Thing } from "../../app/address-parameter.ts";
import { experiencesIn } from "../../content/published-experiences.ts";
import { listQuestions } from "../../content/questions.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { listEditionIds } from "../../domain/observatory/list-editions.ts";

const knownIn = new WeakMap<Catalogue, Knows>();

/** Which ids lead somewhere: those of this catalogue and of what we wrote ourselves; gathered once per catalogue. */
export function knownIds(catalogue: Catalogue): Knows {
	const gathered = knownIn.get(catalogue);
	if (gathered) return gathered;
	const ids: Readonly<Record<Thing, ReadonlySet<string>>> = {
		procedure: idsOf([...catalogue.procedures, ...catalogue.variants]),
		institution: idsOf(catalogue.institutions),
		// An evaluation is found by its own id and by that of its procedure.
		evaluation: idsOf(
			listEvaluated(catalogue).flatMap(({ record, procedure }) => (procedure ? [record, procedure] : [record])),
		),
		edition: idsOf(listEditionIds(catalogue)),
		experience: idsOf(experiencesIn(catalogue, DEFAULT_LANGUAGE)),
		question: idsOf(listQuestions(DEFAULT_LANGUAGE)),
	};
	const knows: Knows = (thing, id) => ids[thing].has(id);
	knownIn.set(catalogue, knows);
	return knows;
}

function idsOf(things: readonly { readonly id: string }[]): ReadonlySet<string> {
	return new Set(things.map(({ id }) => id));
}
