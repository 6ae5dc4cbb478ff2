import type { ByLanguage } from "../../content/text-shapes.ts";

/** Words of the frame and of what every room may have to say. */
export const FRAME_TEXTS = {
	es: {
		desk: "Mesa de redacción",
		skip: "Ir al contenido",
		rooms: "Mesa",
		menu: "Menú",
		signOut: "Salir",
		foot: "La mesa es para quienes cuidan el catálogo. Lo que publicas aquí se ve en el portal en unos segundos.",
		notFoundTitle: "No está aquí",
		notFound: "Esa dirección no existe en la mesa, o lo que había se quitó.",
		home: "Ir al inicio de la mesa",
		forbiddenTitle: "Tu cuenta no puede hacer esto",
		forbidden: "Pídeselo a quien coordina la mesa.",
		wrongOriginTitle: "No pudimos aceptarlo",
		wrongOrigin: "El formulario no vino de una página de la mesa. Vuelve atrás y envíalo otra vez.",
		tooLargeTitle: "Es demasiado grande",
		tooLarge: "Lo que enviaste pasa del tamaño que aceptamos aquí. No se guardó nada.",
		failedTitle: "Algo falló",
		failed:
			"No se guardó nada de lo último. Inténtalo otra vez; si sigue igual, dale a quien cuida el servidor este número:",
		endedTitle: "Tu sesión terminó",
		ended: "Lo que escribiste sigue aquí. Entra en otra pestaña, vuelve a esta y envíalo otra vez.",
		signInElsewhere: "Entrar en otra pestaña",
		unavailableTitle: "La base de datos no responde",
		unavailable: "No se guardó, pero lo que escribiste sigue aquí. Espera un momento y envíalo otra vez.",
		unavailableRead: "No podemos leer la base de datos. Espera un momento y vuelve a cargar la página.",
		sendAgain: "Enviar otra vez",
		typed: "Lo que escribiste",
	},
	en: {
		desk: "Editorial desk",
		skip: "Skip to content",
		rooms: "Desk",
		menu: "Menu",
		signOut: "Sign out",
		foot: "The desk is for those who keep the catalogue. What you publish here shows on the portal within seconds.",
		notFoundTitle: "It is not here",
		notFound: "That address does not exist at the desk, or what was there is gone.",
		home: "Go to the desk’s home page",
		forbiddenTitle: "Your account may not do this",
		forbidden: "Ask whoever coordinates the desk.",
		wrongOriginTitle: "We could not accept it",
		wrongOrigin: "The form did not come from a page of the desk. Go back and send it again.",
		tooLargeTitle: "It is too large",
		tooLarge: "What you sent is larger than we accept here. Nothing was saved.",
		failedTitle: "Something failed",
		failed:
			"Nothing of the last step was saved. Try again; if it stays like this, give whoever runs the server this number:",
		endedTitle: "Your session has ended",
		ended: "What you typed is still here. Sign in in another tab, come back to this one and send it again.",
		signInElsewhere: "Sign in in another tab",
		unavailableTitle: "The database does not answer",
		unavailable: "It was not saved, but what you typed is still here. Wait a moment and send it again.",
		unavailableRead: "We cannot read the database. Wait a moment and load the page again.",
		sendAgain: "Send again",
		typed: "What you typed",
	},
} as const satisfies ByLanguage<Record<string, string>>;

/** Words of a list that comes in pages. */
export const LIST_TEXTS = {
	es: {
		found: (count: number) => (count === 1 ? "1 encontrado" : `${count} encontrados`),
		next: "Siguientes",
		previous: "Anteriores",
		page: "Página",
	},
	en: {
		found: (count: number) => `${count} found`,
		next: "Next",
		previous: "Previous",
		page: "Page",
	},
};
