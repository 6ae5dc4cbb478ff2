import { isLanguage, type Language } from "../../domain/language.ts";
import { findDepartment } from "../../domain/offices/departments.ts";
import { DEPARTMENT_KEY } from "../../domain/offices/near.ts";
import type { Viewer } from "../context.ts";
import { readPreference } from "../preferences/preference-cookie.ts";

/** Who looks at this device, as the server would know it from the cookies: in the language of the page that is open. */
export function readOwnViewer(asked: Language | null = null): Viewer {
	const { language } = document.documentElement.dataset;
	const shown = isLanguage(language) ? language : "es";
	return { language: asked ?? shown, near: () => findDepartment(readPreference(DEPARTMENT_KEY)) };
}
