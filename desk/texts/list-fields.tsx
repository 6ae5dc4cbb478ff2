import { ASSOCIATION_LENGTHS } from "../../domain/site-documents/site-texts.ts";
import type { FieldsProps } from "./text-fields.tsx";
import { Both, Invitation, Line, labelOf } from "./text-fields.tsx";
import { LABELS, ROOM_TEXTS } from "./texts.ts";

/** What grows and shrinks: each entry with the buttons that move it or take it away. */
export function ListFields(props: FieldsProps) {
	const { document, fields, faults, language } = props;
	const { list } = document;
	if (!list) return null;
	const t = ROOM_TEXTS[language];
	const entries = countEntries(props);
	const fault = faults.get(list.key);
	return (
		<>
			{document.keys.includes("isOn") && (
				<div className="field tick">
					<label htmlFor="isOn">
						<input id="isOn" name="isOn" type="checkbox" value="si" defaultChecked={fields.isOn === "si"} />
						{labelOf("isOn", language)}
					</label>
				</div>
			)}
			{fault && (
				<p id={list.key} className="fault">
					{fault}
				</p>
			)}
			{Array.from({ length: entries }, (_none, at) => {
				const path = `${list.key}.${at}`;
				return (
					<fieldset key={path} id={path} className="group">
						<legend>
							{LABELS[list.key]?.[language]} {at + 1}
						</legend>
						{document.id === "supporters" ? (
							<Supporter {...props} path={path} at={at} />
						) : (
							<Invitation {...props} path={`${path}.`} />
						)}
						<p className="row">
							{at > 0 && <Press word={`subir:${at}`} label={`${t.up} ${at + 1}`} />}
							{at < entries - 1 && <Press word={`bajar:${at}`} label={`${t.down} ${at + 1}`} />}
							<Press word={`quitar:${at}`} label={`${t.remove} ${at + 1}`} />
						</p>
					</fieldset>
				);
			})}
			{entries < list.most && (
				<p>
					<Press word="mas" label={t.add} />
				</p>
			)}
		</>
	);
}

function countEntries({ document, fields }: FieldsProps): number {
	const places = Object.keys(fields).flatMap((path) => {
		const [key, at] = path.split(".");
		return key === document.list?.key && at !== undefined ? [Number(at) + 1] : [];
	});
	return Math.max(0, ...places);
}

function Supporter(props: FieldsProps & { path: string; at: number }) {
	const { path, at, fields, faults, language } = props;
	const t = ROOM_TEXTS[language];
	const logo = fields[`${path}.logo.image`];
	const kept = Object.entries(fields).filter(([name]) => name.startsWith(`${path}.logo.`));
	return (
		<>
			<Both {...props} path={`${path}.name`} most={ASSOCIATION_LENGTHS.name} />
			<Both {...props} path={`${path}.country`} most={ASSOCIATION_LENGTHS.country} />
			<Line {...props} path={`${path}.website`} type="url" most={ASSOCIATION_LENGTHS.address} />
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{logo ? (
				<p>
					<img
						src={`/textos/logo/${logo}`}
						alt={fields[`${path}.name.${language}`] ?? ""}
						width={fields[`${path}.logo.width`]}
						height={fields[`${path}.logo.height`]}
					/>
				</p>
			) : (
				<p className="quiet">{t.withoutLogo}</p>
			)}
			{faults.get(`${path}.logo.image`) && <p className="fault">{faults.get(`${path}.logo.image`)}</p>}
			<p className="row">
				<Press word={`logo:${at}`} label={`${t.logo} (${at + 1})`} />
				{logo && <Press word={`sin-logo:${at}`} label={`${t.noLogo} (${at + 1})`} />}
			</p>
		</>
	);
}

function Press({ word, label }: { word: string; label: string }) {
	return (
		<button type="submit" className="button" name="accion" value={word} formNoValidate>
			{label}
		</button>
	);
}
