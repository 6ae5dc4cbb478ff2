import type { Knows, Thing } from "../../app/address-parameter.ts";
import { experiencesIn } from "../../content/published-experiences.ts";
import { listQuestions } from "../../content/questions.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import type { Evaluated } from "../../domain/observatory/evaluated.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { listEditionIds } from "../../domain/observatory/list-editions.ts";
import type { Steps } from "../../domain/steps.ts";
import { finish, inSteps } from "../../domain/steps.ts";

const knownIn = new WeakMap<Catalogue, Knows>();

/** Which ids lead somewhere: those of this catalogue and of what we wrote ourselves; gathered once per catalogue. */
export function knownIds(catalogue: Catalogue): Knows {
	return knownIn.get(catalogue) ?? finish(gatherIdsInSteps(catalogue));
}

/** As `knownIds`, in steps; without it whoever asks first waits for it. */
export function* gatherIdsInSteps(catalogue: Catalogue): Steps<Knows> {
	const { procedures, variants, institutions } = catalogue;
	const procedureIds = yield* idsOf([procedures, variants]);
	const evaluated = listEvaluated(catalogue);
	const ids: Readonly<Record<Thing, ReadonlySet<string>>> = {
		procedure: procedureIds,
		institution: yield* idsOf([institutions]),
		// An evaluation is found by its own id and by that of its procedure.
		evaluation: yield* evaluationIdsOf(evaluated),
		edition: yield* idsOf([listEditionIds(catalogue)]),
		experience: yield* idsOf([experiencesIn(catalogue, DEFAULT_LANGUAGE)]),
		question: yield* idsOf([listQuestions(DEFAULT_LANGUAGE)]),
	};
	const knows: Knows = (thing, id) => ids[thing].has(id);
	knownIn.set(catalogue, knows);
	return knows;
}

function* evaluationIdsOf(evaluated: readonly Evaluated[]): Steps<ReadonlySet<string>> {
	const ids = new Set<string>();
	yield* inSteps(evaluated, ({ record, procedure }) => {
		ids.add(record.id);
		if (procedure) ids.add(procedure.id);
	});
	return ids;
}

function* idsOf(lists: readonly (readonly { readonly id: string }[])[]): Steps<ReadonlySet<string>> {
	const ids = new Set<string>();
	for (const things of lists) yield* inSteps(things, ({ id }) => ids.add(id));
	return ids;
}
