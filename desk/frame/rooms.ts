import type { ByLanguage } from "../../content/by-language.ts";
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
	{ to: "/reportes", label: { es: "Reportes", en: "Reports" }, needs: "read" },
	{ to: "/cuentas", label: { es: "Cuentas", en: "Accounts" }, needs: "accounts" },
	{ to: "/bitacora", label: { es: "Bitácora", en: "Log" }, needs: "log" },
];

/** What this role sees of the menu. */
export function listRooms(role: Role): readonly Room[] {
	return ROOMS.filter(({ needs }) => mayDo(role, needs));
}
