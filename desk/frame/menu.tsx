import type { Role } from "../../domain/desk/roles.ts";
import type { Language } from "../../domain/language.ts";
import { groupRooms } from "./rooms.ts";
import { FRAME_TEXTS } from "./texts.ts";

interface MenuProps {
	role: Role;
	language: Language;
	path: string;
}

/** The rooms of the desk: a row where there is room, behind one button on a phone. */
export function Menu(props: MenuProps) {
	const t = FRAME_TEXTS[props.language];
	return (
		<nav className="rooms" aria-label={t.rooms}>
			<div className="page rooms-wide">
				<RoomLists {...props} />
			</div>
			<details className="page rooms-narrow">
				<summary>{t.menu}</summary>
				<RoomLists {...props} />
			</details>
		</nav>
	);
}

function RoomLists({ role, language, path }: MenuProps) {
	return groupRooms(role).map((rooms) => (
		<ul key={rooms[0]?.to}>
			{rooms.map(({ to, label }) => (
				<li key={to}>
					<a href={to} aria-current={path === to || (to !== "/" && path.startsWith(`${to}/`)) ? "page" : undefined}>
						{label[language]}
					</a>
				</li>
			))}
		</ul>
	));
}
