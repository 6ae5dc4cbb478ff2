import { writeAbout } from "../../content/legal/about.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { addresses } from "../address/addresses.ts";
import { Link, MailAddress } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { useAssociation } from "../root-data.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/about.page";

export function loader({ context }: Route.LoaderArgs) {
	const { contact } = readSiteTexts(context.get(catalogueContext)?.catalogue.documents);
	return writeAbout(contact)[context.get(languageContext)];
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta({ title: loaderData.title, description: loaderData.introduction });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
	const { language } = useText();
	const { location, hours } = useAssociation();
	const { title, introduction, mission, vision, valuesTitle, values, workTitle, work, quality, contact } = loaderData;
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb current={title} />} />
			<div className="page about">
				<div className="about-aims">
					{[mission, vision].map((aim) => (
						<section key={aim.title}>
							<h2>{aim.title}</h2>
							<p>{aim.text}</p>
						</section>
					))}
				</div>
				<section aria-labelledby="valores">
					<h2 id="valores">{valuesTitle}</h2>
					<ul className="about-values">
						{values.map((value) => (
							<li key={value.title}>
								<h3>{value.title}</h3>
								<p>{value.text}</p>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="que-hacemos">
					<h2 id="que-hacemos">{workTitle}</h2>
					<ul className="about-work">
						{work.map((task) => (
							<li key={task}>
								<Icon name="circle-check" />
								<span>{task}</span>
							</li>
						))}
					</ul>
					<p className="about-quality">
						<Link to={addresses.quality.to()}>{quality}</Link>
					</p>
				</section>
				<section>
					<h2>{contact.title}</h2>
					<p>{contact.text}</p>
					<ul className="about-contact">
						<li>
							<Icon name="mail" />
							<MailAddress />
						</li>
						<li>
							<Icon name="map-pin" />
							<span lang="es">{location}</span>
						</li>
						<li>
							<Icon name="clock" />
							<span>{hours[language]}</span>
						</li>
					</ul>
				</section>
			</div>
		</>
	);
}
