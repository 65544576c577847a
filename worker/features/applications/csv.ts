/** A record of RFC 4180. Spreadsheets read no text of it as a formula or a number. */
export const csvLine = (cells: readonly (string | number)[]): string =>
	`${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(asText(cell)))).join(',')}\r\n`

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * The start of a formula: one of these signs in any width, also after spaces, quotes and invisible characters, or a tab or
 * carriage return. A semicolon or a tab may start a cell too: some spreadsheets use it as the list separator.
 */
const formula = /(^|[;\t\r\n])(?=[\t\r]|[\s\p{Cf}\p{Cc}"'`´‘’“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu

/** A text that a spreadsheet would round or shorten, such as a phone number. `formula` finds a minus sign at its start. */
const number = /^(?!\s*-)(?=.*\p{Nd})[\p{Nd}\s.,()/-]+(?:e[+-]?\p{Nd}+)?$/iu

/** An apostrophe makes a spreadsheet read text. */
const asText = (text: string) => (number.test(text) ? `'${text}` : text.replace(formula, "$1'"))
