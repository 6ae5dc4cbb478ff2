/** Computes something of an object once and keeps it for as long as the object lives. The object must not change. */
export function keptFor<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
	const kept = new WeakMap<Owner, { made: Made }>();
	return (owner) => {
		const known = kept.get(owner);
		if (known) return known.made;
		const made = make(owner);
		kept.set(owner, { made });
		return made;
	};
}
