/** Departments, capitals, towns and what people call them, K'iche', Kaqchikel and Mam names among them, by department. */
const PLACES: Readonly<Record<string, string>> = {
	altaverapaz: "alta verapaz; coban; carcha",
	bajaverapaz: "baja verapaz; salama; rabinal",
	chimaltenango: "chimaltenango; chimal; tecpan; iximche",
	chiquimula: "chiquimula; esquipulas",
	progreso: "el progreso; guastatoya",
	escuintla: "escuintla; tiquisate",
	guatemala: "ciudad de guatemala; la capital; capital; la capi; capi; amatitlan",
	huehuetenango: "huehuetenango; huehue; xinabajul",
	izabal: "izabal; puerto barrios; barrios; livingston",
	jalapa: "jalapa",
	jutiapa: "jutiapa",
	mixco: "mixco",
	peten: "peten; poptun; sayaxche",
	quetzaltenango: "quetzaltenango; xela; xelaju; xelajuj; coatepeque",
	quiche: "quiche; chichicastenango; chichi; nebaj; qumarkaj; gumarcaj",
	retalhuleu: "retalhuleu; reu",
	sacatepequez: "sacatepequez; antigua; la antigua",
	sanmarcos: "san marcos; malacatan",
	santarosa: "santa rosa; cuilapa; barberena",
	solola: "solola; panajachel; tzoloja; atitlan",
	suchitepequez: "suchitepequez; mazatenango; mazate",
	totonicapan: "totonicapan; toto; chwimeqena; chuimekena",
	villanueva: "villa nueva",
	zacapa: "zacapa",
};

/** By its first word, the longest first: what a place is called and which one it is. */
const CALLED = new Map<string, { words: readonly string[]; place: string }[]>();
for (const [place, names] of Object.entries(PLACES)) {
	for (const name of names.split("; ")) {
		const words = name.split(" ");
		const alike = [...(CALLED.get(words[0] ?? "") ?? []), { words, place }];
		CALLED.set(
			words[0] ?? "",
			alike.sort((one, other) => other.words.length - one.words.length),
		);
	}
}

/** Words that lead to a place, and say nothing where it is taken away. */
const BEFORE_PLACE = new Set(["en", "in", "de", "desde", "from"]);

const NOWHERE: ReadonlySet<string> = new Set();

/** Splits folded words into what is asked and the places that they name. */
export function readPlaces(words: readonly string[]): { rest: string[]; places: ReadonlySet<string> } {
	const rest: string[] = [];
	let places = NOWHERE;
	for (let at = 0; at < words.length; ) {
		const called = CALLED.get(words[at] ?? "")?.find((each) => each.words.every((word, of) => word === words[at + of]));
		if (called) {
			places = new Set(places).add(called.place);
			if (BEFORE_PLACE.has(rest.at(-1) ?? "")) rest.pop();
		} else rest.push(words[at] ?? "");
		at += called?.words.length ?? 1;
	}
	return { rest, places };
}
