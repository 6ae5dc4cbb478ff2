import type { Supporter } from "../../content/brand.ts";
import { BRAND, listSupporters } from "../../content/brand.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { ExternalLink, Link, MailAddress } from "../components/link.tsx";
import { openConsentSettings } from "../consent/consent-record.ts";
import { useAssociation } from "../root-data.ts";
import { useText } from "../words/text.ts";
import { WovenBand } from "./masthead.tsx";
import { SocialLinks } from "./navigation.tsx";

/** Supporters, then description, quick links, contact and the legal line: the foot of every page. */
export function Footer() {
	const { text, language } = useText();
	const association = useAssociation();
	const supporters = listSupporters(association);
	return (
		<footer className="footer further-down screen-only">
			{supporters.length > 0 && (
				<section className="supporters" aria-labelledby="apoyo">
					<div className="page">
						<h2 id="apoyo">{text("footer.supporters")}</h2>
						<ul>
							{supporters.map(({ name, country, website, logo }) => (
								<li key={name.es}>
									<strong>
										{website ? (
											<ExternalLink address={website}>{signOf(name[language], logo)}</ExternalLink>
										) : (
											signOf(name[language], logo)
										)}
									</strong>
									{country[language] && <span>{country[language]}</span>}
								</li>
							))}
						</ul>
					</div>
				</section>
			)}
			<WovenBand />
			<div className="footer-deep">
				<div className="page footer-columns">
					<section aria-labelledby="pie-portal">
						<h2 id="pie-portal" translate="no">
							{BRAND.product}
						</h2>
						<p>{text("footer.description")}</p>
					</section>
					<nav aria-labelledby="pie-enlaces">
						<h2 id="pie-enlaces">{text("footer.quickLinks")}</h2>
						<ul>
							<li>
								<Link to={addresses.catalogue.to()}>{text("nav.catalog")}</Link>
							</li>
							<li>
								<Link to={addresses.observatory.to()}>{text("nav.observatory")}</Link>
							</li>
							<li>
								<Link to={addresses.about.to()}>{text("nav.about")}</Link>
							</li>
						</ul>
					</nav>
					<section aria-labelledby="pie-contacto">
						<h2 id="pie-contacto">{text("footer.contact")}</h2>
						<ul>
							<li>
								<MailAddress />
							</li>
							<li>
								<DataText>{association.location}</DataText>
							</li>
							<li>{association.hours[language]}</li>
						</ul>
						<SocialLinks />
					</section>
				</div>
				<div className="page footer-legal">
					<p translate="no">
						© {BRAND.copyrightYear} {BRAND.association}
					</p>
					<ul>
						<li>
							<Link to={addresses.terms.to()}>{text("footer.terms")}</Link>
						</li>
						<li>
							<Link to={addresses.privacy.to()}>{text("footer.privacy")}</Link>
						</li>
						<li>
							<Link to={addresses.accessibility.to()}>{text("footer.accessibility")}</Link>
						</li>
						<li>
							<Link to={addresses.openData.to()}>{text("footer.openData")}</Link>
						</li>
						<li>
							<Link to={addresses.eraseContact.to()}>{text("footer.myData")}</Link>
						</li>
						<li>
							<Link to={`${addresses.privacy.to()}#tu-navegador`} data-held onClick={openConsentSettings}>
								{text("consent.reopen")}
							</Link>
						</li>
					</ul>
				</div>
			</div>
		</footer>
	);
}

/** A supporter's name, or its logo with the name for whoever does not see it. */
function signOf(name: string, logo: Supporter["logo"]) {
	if (!logo) return name;
	const { image, width, height } = logo;
	return <img src={logoAddress(image)} alt={name} {...{ width, height }} loading="lazy" />;
}

/** Where the picture of a supporter is answered, by the SHA-256 of its bytes. */
export function logoAddress(image: string): string {
	return `/imagen/logo/${image}.png`;
}
