// In a browser this stands in the place of domain/fields/shapes.ts (vite.config.ts): the documents of a copy come from our own
// server, which puts no flawed one into it. So whatever is made of shapes there takes a document as it is; the validation
// library would be 30 kB, and make code out of texts, which the security policy forbids.
const asItIs = { safeParse: (data: unknown) => ({ success: true, data }) };

export const z: object = new Proxy(() => undefined, {
	get: (_, name) => Reflect.get(asItIs, name) ?? z,
	apply: () => z,
});
