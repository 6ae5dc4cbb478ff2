import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { ReplyProps } from "./ask.tsx";
import { Guides } from "./reply-choices.tsx";
import { ReplySource } from "./reply-source.tsx";

/** Who helps somebody in trouble: what to do first, then procedures and institutions with their phones. */
export function SituationText({ reply: { situation, procedures, institutions } }: ReplyProps<"situation">) {
	const { text } = useText();
	return (
		<>
			<p className="reply-title">{text(`assistant.situation.${situation}`)}</p>
			<ul className="reply-links">
				{procedures.map(({ id, name, place }) => (
					<li key={id}>
						<Link to={addresses.procedure.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						{place && (
							<span className="reply-choice-fact">
								<DataText>{place}</DataText>
							</span>
						)}
					</li>
				))}
				{institutions.map(({ id, name, phone, source }) => (
					<li key={id}>
						<Link to={addresses.institution.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						<span className="reply-choice-fact">
							{phone ? <DataText>{phone}</DataText> : text("assistant.situation.noPhone")}
						</span>
						<span className="reply-choice-source">
							<ReplySource source={source} />
						</span>
					</li>
				))}
			</ul>
			{procedures.length === 0 && <p>{text("assistant.situation.noProcedure")}</p>}
		</>
	);
}

/** Nothing that the catalogue could know, and what it does know. */
export function OutsideText({ reply: { subject } }: ReplyProps<"outside">) {
	const { text } = useText();
	return (
		<>
			<p>{text(`assistant.outside.${subject}`)}</p>
			<ul className="reply-links">
				<li>
					<Link to={addresses.categories.to()}>{text("catalogue.seeCategories")}</Link>
				</li>
				<li>
					<Link to={addresses.institutions.to()}>{text("assistant.seeInstitutions")}</Link>
				</li>
			</ul>
		</>
	);
}

/** Nothing was found, and where to go on. */
export function NothingText({ reply, question }: ReplyProps<"nothing">) {
	const { text } = useText();
	const { names } = reply;
	return (
		<>
			<p>{text("assistant.reply.nothing")}</p>
			{names && (
				<>
					<p>{names.found}</p>
					<ul className="reply-links">
						{names.named.map(({ number, name, institution, address }) => (
							<li key={number}>
								<ExternalLink address={address}>
									<DataText>{name}</DataText>
								</ExternalLink>
								<span className="reply-choice-fact">
									<DataText>{institution}</DataText>
								</span>
							</li>
						))}
					</ul>
				</>
			)}
			<Guides guides={reply.guides} />
			<ul className="reply-links">
				<li>
					<Link to={addresses.catalogue.to({ text: question })}>
						{text("search.seeInCatalogue", { text: question })}
					</Link>
				</li>
				<li>
					<Link to={addresses.categories.to()}>{text("catalogue.seeCategories")}</Link>
				</li>
				<li>
					<Link to={addresses.help.to()}>{text("notFound.help")}</Link>
				</li>
			</ul>
		</>
	);
}
