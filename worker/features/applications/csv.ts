/** One record as RFC 4180 has it, of which no cell is read as a formula. */
export const csvLine = (cells: readonly (string | number)[]): string =>
	`${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(asText(cell)))).join(',')}\r\n`

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * What a spreadsheet takes for a formula: one of these signs or its wide and small forms, at the beginning of a cell, behind spaces, quotes
 * and what has no width, or on its own in a tab or a carriage return. Where lists are separated by semicolons or tabs a cell may begin inside
 * of another one.
 */
const formula = /(^|[;\t\r\n])(?=[\t\r]|[\s\p{Cf}\p{Cc}"'`´‘’“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu

/** An apostrophe before it makes it text. */
const asText = (text: string) => text.replace(formula, "$1'")
