import type { DeskLanguage } from "../language.ts";

type Words = Readonly<Record<DeskLanguage, string>>;

/** What is wrong with a value or a row. */
export const ROW_WORDS = {
	missing: { es: "falta", en: "it is missing" },
	unusable: { es: "no tiene la forma que se espera", en: "it does not have the expected shape" },
	blanks: {
		es: "tiene que ser un texto sin espacios alrededor",
		en: "it must be a text without blanks around it",
	},
	hiddenSign: {
		es: "lleva un signo que no se ve (carácter de control)",
		en: "it holds a sign that nobody sees (a control character)",
	},
	longText: { es: "pasa de {most} letras", en: "it is longer than {most} characters" },
	longList: { es: "son más de {most}", en: "there are more than {most}" },
	address: {
		es: "no es una dirección http(s) que se pueda abrir",
		en: "it is no http(s) address that can be opened",
	},
	date: {
		es: "tiene que ser una fecha que exista, como 2026-11-22",
		en: "it must be a date that exists, such as 2026-11-22",
	},
	recordId: {
		es: "tiene que ser de minúsculas sin tilde, unidas por guiones",
		en: "it must be lower-case letters without accents, joined by hyphens",
	},
	currency: {
		es: "tiene que ser el código de una moneda, como GTQ o USD",
		en: "it must be the code of a currency, such as GTQ or USD",
	},
	email: { es: "no es un correo", en: "it is no e-mail address" },
	category: { es: "no es una categoría del portal", en: "it is no category of the portal" },
	notText: { es: "tiene que ser un texto", en: "it must be a text" },
	notNumber: { es: "escribe solo un número, como 125.50", en: "write only a number, such as 125.50" },
	notWhole: { es: "tiene que ser un número entero", en: "it must be a whole number" },
	notFlag: { es: "tiene que ser sí o no", en: "it must be yes or no (sí or no)" },
	notList: { es: "tiene que ser una lista", en: "it must be a list" },
	oneOf: { es: "tiene que ser uno de: {words}", en: "it must be one of: {words}" },
	least: { es: "no puede ser menor que {least}", en: "it cannot be less than {least}" },
	most: { es: "no puede ser mayor que {most}", en: "it cannot be more than {most}" },
	emptied: { es: "no puede quedar vacío", en: "it cannot be left empty" },
	noInstitution: { es: "no hay una institución «{id}»", en: "there is no institution “{id}”" },
	noProcedure: { es: "no hay un trámite «{id}»", en: "there is no procedure “{id}”" },
	hours: {
		es: "escríbelo como Mo-Fr 08:00-12:00,13:00-16:00; Sa 08:00-12:00 (Mo a Su = lunes a domingo; 24/7 = siempre)",
		en: "write it as Mo-Fr 08:00-12:00,13:00-16:00; Sa 08:00-12:00 (24/7 = always)",
	},
	department: {
		es: "tiene que ser uno de los 22 departamentos, con sus tildes; fuera del país queda vacío",
		en: "it must be one of the 22 departments, with its accents; abroad it stays empty",
	},
	future: { es: "está en el futuro", en: "it lies in the future" },
	doubtfulDate: {
		es: "está en el futuro, o antes de que se publicara",
		en: "it lies in the future, or before the page was published",
	},
	contradictsType: { es: "contradice el tipo «{type}»", en: "it contradicts the type “{type}”" },
	notProvable: { es: "tiene que ser uno de {words}", en: "it must be one of {words}" },
	confirmedNeedsSource: {
		es: "un dato confirmado necesita la página que lo dice",
		en: "a confirmed fact needs the page that says it",
	},
	confirmedNeedsRead: {
		es: "un dato confirmado necesita el día en que se leyó",
		en: "a confirmed fact needs the day on which it was read",
	},
	contradictedNeedsValue: {
		es: "un dato contradicho necesita lo que dice la otra fuente",
		en: "a contradicted fact needs what the other source says",
	},
	onlyContradicted: {
		es: "solo un dato contradicho tiene otro valor",
		en: "only a contradicted fact has another value",
	},
	unsourced: { es: "un dato sin fuente no tiene ninguna", en: "a fact without a source has none" },
	dateOfNoPage: { es: "es la fecha de una página que falta", en: "it is the date of a page that is missing" },
	samePage: { es: "es la misma página que source", en: "it is the same page as source" },
	feeRange: { es: "va después de un monto y no puede ser menor", en: "it follows an amount and cannot be less" },
	feeAnswer: { es: "con una pregunta, di cuál es la respuesta", en: "with a question, say which answer it is" },
	feesOfQuestion: {
		es: "los pagos de una pregunta tienen una sola moneda, y los obligatorios van primero",
		en: "the payments of one question have one currency, and the mandatory ones come first",
	},
	termMeasure: {
		es: "di cuánto, en qué unidad y desde qué; o el día de cada año (07-31); solo una vigencia puede no tener fin",
		en: "say how long, in which unit and from what; or the day of each year (07-31); only a validity may have no end",
	},
	needsSource: {
		es: "cambiaste el valor: di qué página lo dice y qué día la leíste, o deja el dato sin fuente mientras no se sepa",
		en: "you changed the value: say which page says it and on what day you read it, or leave the fact without a source until it is known",
	},
	staysPublished: {
		es: "un registro publicado no se quita desde la mesa",
		en: "a published record is not taken away at the desk",
	},
	noRecord: { es: "no es un registro", en: "it is no record" },
	cellFlag: { es: "«{cell}» no es sí ni no", en: "“{cell}” is neither yes nor no (sí, no)" },
	cellNumber: {
		es: "«{cell}» no es un número escrito como 1250.50",
		en: "“{cell}” is no number written like 1250.50",
	},
	already: { es: "ya estaba en {place}", en: "it was already in {place}" },
	unknownField: { es: "no hay un campo «{name}» en {table}", en: "there is no field “{name}” in {table}" },
	cellCount: {
		es: "tiene {cells} celdas y las columnas son {columns}",
		en: "it has {cells} cells, and there are {columns} columns",
	},
	cellBeyond: {
		es: "hay algo en la columna {letter}, que no tiene nombre",
		en: "there is something in column {letter}, which has no name",
	},
	formulaFailed: {
		es: "la fórmula de la celda falló: escribe el valor",
		en: "the formula of the cell failed: write the value",
	},
} as const satisfies Readonly<Record<string, Words>>;

/** What is wrong with a file, a sheet or its columns. */
export const FILE_WORDS = {
	unknownColumn: {
		es: "no hay una columna «{name}» en {table}; son: {known}",
		en: "there is no column “{name}” in {table}; they are: {known}",
	},
	unknownColumnGuess: {
		es: "no hay una columna «{name}» en {table} (¿es «{guess}»?); son: {known}",
		en: "there is no column “{name}” in {table} (is it “{guess}”?); they are: {known}",
	},
	unmappedColumn: {
		es: "no hay una columna «{name}» en {table}; ponla en el mapa o en «ignore»",
		en: "there is no column “{name}” in {table}; put it into the mapping or into “ignore”",
	},
	unmappedColumnGuess: {
		es: "no hay una columna «{name}» en {table} (¿es «{guess}»?); ponla en el mapa o en «ignore»",
		en: "there is no column “{name}” in {table} (is it “{guess}”?); put it into the mapping or into “ignore”",
	},
	columnTwice: { es: "la columna «{name}» está dos veces", en: "the column “{name}” is there twice" },
	columnMissing: { es: "falta la columna «{name}»", en: "the column “{name}” is missing" },
	columnAbsent: {
		es: "no hay una columna «{name}», que el mapa nombra",
		en: "there is no column “{name}”, which the mapping names",
	},
	quotesOpen: { es: "unas comillas se abren y no se cierran", en: "quotation marks open and never close" },
	quotesLoose: {
		es: "hay comillas sueltas dentro de una celda: escríbelas dobles",
		en: "there are loose quotation marks within a cell: write them doubled",
	},
	rowEndless: {
		es: "la fila no termina: falta cerrar unas comillas",
		en: "the row never ends: quotation marks are not closed",
	},
	csvUnreadable: { es: "no se puede leer ({why})", en: "it cannot be read ({why})" },
	notUtf8: {
		es: "no está en UTF-8 ni como lo guarda Excel en español (Windows-1252): guárdalo como «CSV UTF-8»",
		en: "it is neither in UTF-8 nor as Excel in Spanish saves it (Windows-1252): save it as “CSV UTF-8”",
	},
	fileEmpty: { es: "el archivo está vacío", en: "the file is empty" },
	onlyHeader: {
		es: "el archivo solo tiene los nombres de las columnas",
		en: "the file has nothing but the names of the columns",
	},
	jsonTooLarge: {
		es: "pasa de 150 MB: expórtalo como CSV, que se lee fila por fila",
		en: "it is larger than 150 MB: export it as CSV, which is read row by row",
	},
	notJson: { es: "no es JSON en UTF-8 ({why})", en: "it is no JSON in UTF-8 ({why})" },
	jsonNoObject: {
		es: "tiene que ser un objeto con una lista por tabla",
		en: "it must be an object with a list for each table",
	},
	jsonFormat: {
		es: "es del formato «{format}» {version}, no «{ours}» {ourVersion}",
		en: "it is of the format “{format}” {version}, not “{ours}” {ourVersion}",
	},
	jsonNoList: { es: "«{table}» tiene que ser una lista", en: "“{table}” must be a list" },
	noTable: { es: "no hay una tabla «{table}»; son: {known}", en: "there is no table “{table}”; they are: {known}" },
	noTables: { es: "no trae ninguna tabla", en: "it brings no table" },
	sheetEmpty: { es: "la hoja está vacía", en: "the sheet is empty" },
	sheetOnlyHeader: {
		es: "la hoja solo tiene los nombres de las columnas",
		en: "the sheet has nothing but the names of the columns",
	},
	sheetHidden: {
		es: "la hoja «{sheet}» está oculta: muéstrala para revisarla, o bórrala",
		en: "the sheet “{sheet}” is hidden: show it to look at it, or delete it",
	},
	sheetCount: {
		es: "tiene {count} hojas: deja solo la de {table}, o ponle ese nombre",
		en: "it has {count} sheets: keep only that of {table}, or give it that name",
	},
	sheetNoTable: {
		es: "la hoja «{sheet}» no se llama como una tabla: {known}",
		en: "the sheet “{sheet}” is not named like a table: {known}",
	},
	sheetTwice: { es: "trae dos hojas de {table}", en: "it brings two sheets of {table}" },
	noSheets: { es: "no trae ninguna hoja a la vista", en: "it brings no sheet that can be seen" },
	notXlsx: { es: "no es una hoja de cálculo XLSX", en: "it is no XLSX spreadsheet" },
	sheetUnreadable: { es: "no se puede leer ({why})", en: "it cannot be read ({why})" },
	doctype: {
		es: "trae una definición propia de documento, que ninguna hoja de cálculo escribe",
		en: "it brings a document type of its own, which no spreadsheet writes",
	},
	merged: {
		es: "las celdas {cells} están combinadas: sepáralas, y escribe el valor en cada una",
		en: "the cells {cells} are merged: separate them, and write the value into each",
	},
	cellFar: {
		es: "la celda {cell} queda demasiado lejos: como mucho {rows} filas y {columns} columnas",
		en: "the cell {cell} is too far out: at most {rows} rows and {columns} columns",
	},
	rowFar: {
		es: "la fila {row} queda demasiado lejos: como mucho {rows} filas",
		en: "row {row} is too far out: at most {rows} rows",
	},
	tooLarge: { es: "pasa de 20 MB", en: "it is larger than 20 MB" },
	xlsxTooLarge: { es: "pasa de 20 MB: guárdalo como CSV", en: "it is larger than 20 MB: save it as CSV" },
	broken: {
		es: "está dañado: no se puede abrir como hoja de cálculo",
		en: "it is damaged: it cannot be opened as a spreadsheet",
	},
	bomb: {
		es: "se hincha demasiado al abrirlo: parece hecho para dañar, o tiene formatos en miles de celdas vacías",
		en: "it swells too much when opened: it seems made to harm, or has formats in thousands of empty cells",
	},
	manyParts: { es: "trae {count} archivos; como mucho {most}", en: "it has {count} files; at most {most}" },
	encrypted: { es: "tiene contraseña: guárdalo sin ella", en: "it has a password: save it without one" },
	oldSpreadsheet: {
		es: "es una hoja de cálculo antigua o con contraseña: guárdala como XLSX, sin contraseña",
		en: "it is an old spreadsheet or has a password: save it as XLSX, without a password",
	},
	openDocument: {
		es: "es una hoja de OpenDocument: guárdala como XLSX o «CSV UTF-8»",
		en: "it is an OpenDocument sheet: save it as XLSX or “CSV UTF-8”",
	},
	strangeFile: {
		es: "no es JSON, CSV, XLSX ni un zip de CSV; otra hoja de cálculo se guarda como XLSX o «CSV UTF-8»",
		en: "it is no JSON, CSV, XLSX or zip of CSV; save another spreadsheet as XLSX or “CSV UTF-8”",
	},
	zipOther: {
		es: "dentro del zip, «{name}» no es un CSV con el nombre de una tabla: {known}",
		en: "within the zip, “{name}” is no CSV with the name of a table: {known}",
	},
	zipTwice: { es: "dentro del zip hay dos CSV de {table}", en: "within the zip are two CSV of {table}" },
	tooManyRows: { es: "trae más de {most} filas", en: "it brings more than {most} rows" },
} as const satisfies Readonly<Record<string, Words>>;
