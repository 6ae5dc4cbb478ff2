import type { ByLanguage } from "../../content/text-shapes.ts";
import type { Permission, Role } from "../../domain/desk/roles.ts";
import { mayDo } from "../../domain/desk/roles.ts";

interface Room {
	to: string;
	label: ByLanguage<string>;
	needs: Permission;
}

/** The desk's menu, in its order. */
const ROOMS: readonly Room[] = [
	{ to: "/", label: { es: "Inicio", en: "Home" }, needs: "read" },
	{ to: "/pendientes", label: { es: "Pendientes", en: "To do" }, needs: "read" },
	{ to: "/tramites", label: { es: "Trámites", en: "Procedures" }, needs: "read" },
	{ to: "/instituciones", label: { es: "Instituciones", en: "Institutions" }, needs: "read" },
	{ to: "/borradores", label: { es: "Borradores", en: "Drafts" }, needs: "read" },
	{ to: "/reportes", label: { es: "Reportes", en: "Reports" }, needs: "read" },
	{ to: "/textos", label: { es: "Textos", en: "Texts" }, needs: "read" },
	{ to: "/experiencias", label: { es: "Experiencias", en: "Guides" }, needs: "read" },
	{ to: "/observatorio", label: { es: "Observatorio", en: "Observatory" }, needs: "read" },
	{ to: "/importar-y-exportar", label: { es: "Importar y exportar", en: "Import and export" }, needs: "read" },
	{ to: "/cuentas", label: { es: "Cuentas", en: "Accounts" }, needs: "accounts" },
	{ to: "/bitacora", label: { es: "Bitácora", en: "Log" }, needs: "log" },
];

/** Rooms that belong together stand together, in this order; a room that is not named comes last of the first group. */
const GROUPS: readonly (readonly string[])[] = [
	["/", "/pendientes", "/reportes"],
	["/tramites", "/instituciones", "/experiencias", "/observatorio", "/textos", "/borradores", "/importar-y-exportar"],
	["/cuentas", "/bitacora"],
];

/** What this role sees of the menu, group by group. */
export function groupRooms(role: Role): readonly (readonly Room[])[] {
	const seen = ROOMS.filter(({ needs }) => mayDo(role, needs));
	const isNamed = (to: string) => GROUPS.some((group) => group.includes(to));
	return GROUPS.map((group, at) => [
		...group.flatMap((to) => seen.find((room) => room.to === to) ?? []),
		...(at === 0 ? seen.filter(({ to }) => !isNamed(to)) : []),
	]).filter((rooms) => rooms.length > 0);
}
