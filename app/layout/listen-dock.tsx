import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import type { Listening } from "../components/listen/listening.ts";
import { listenTo, useListening } from "../components/listen/listening.ts";
import { useText } from "../use-text.ts";

type Player = ComponentType<{ listening: Listening }>;

/** Where reading aloud is paused and stopped. Its code is fetched when a citizen first wants to listen. */
export function ListenDock() {
	const { text } = useText();
	const listening = useListening();
	const [fetched, setFetched] = useState<{ Player: Player } | null>(null);
	const [hasFailed, setFailed] = useState(false);

	useEffect(() => {
		if (!listening) return;
		setFailed(false);
		import("../components/listen/listen-player.tsx").then(
			({ ListenPlayer }) => setFetched({ Player: ListenPlayer }),
			() => {
				listenTo(null);
				setFailed(true);
			},
		);
	}, [listening]);

	return (
		<>
			<p role="status" className="dock-status">
				{hasFailed ? text("listen.failed") : ""}
			</p>
			{listening && fetched && <fetched.Player listening={listening} />}
		</>
	);
}
