import "./button.css";
import { Link, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import { Message } from "./message.tsx";
import { SearchBox } from "./search-box.tsx";

/** 'Página no encontrada' with four ways on and a search box (specification, section 2; trust.md A87). */
export function NotFoundMessage() {
	const { text } = useText();
	const navigate = useNavigate();
	return (
		<Message title={text("notFound.title")} icon="circle-help">
			<p className="lead">{text("notFound.body")}</p>
			<SearchBox />
			<ul className="message-actions">
				<li>
					<Link className="button" data-kind="primary" to={paths.home}>
						<Icon name="house" />
						{text("notFound.home")}
					</Link>
				</li>
				<li>
					<Link className="button" to={paths.catalogue}>
						<Icon name="layout-grid" />
						{text("notFound.catalogue")}
					</Link>
				</li>
				<li>
					<Link
						className="button"
						to={paths.home}
						onClick={(event) => {
							if (history.length < 2) return;
							event.preventDefault();
							navigate(-1);
						}}
					>
						<Icon name="arrow-left" />
						{text("notFound.back")}
					</Link>
				</li>
				<li>
					<Link className="button" to={paths.help}>
						<Icon name="circle-help" />
						{text("notFound.help")}
					</Link>
				</li>
			</ul>
		</Message>
	);
}
