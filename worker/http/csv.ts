import { downloadHeaders } from '../files/download.ts'

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

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Rows of one query. An export of 50,000 rows stays below the 50 queries of a request on the free plan. */
const perPage = 2_000

/** The columns of an export by their headings. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** Streams the rows with these ids as CSV. Each page is read when the client takes the previous one. */
export function csvOf<Row>(
	columns: CsvColumns<Row>,
	ids: readonly number[],
	readRows: (ids: readonly number[]) => Promise<readonly Row[]>,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	let next = 0
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns))))
		},
		async pull(controller) {
			if (next >= ids.length) {
				controller.close()
				return
			}
			const page = await readRows(ids.slice(next, next + perPage))
			next += perPage
			const lines = page.map((row) => csvLine(Object.values(columns).map((read) => read(row))))
			controller.enqueue(encoder.encode(lines.join('')))
		},
	})
}

/** The headers of an export, which is saved under this name. */
export const csvHeaders = (name: string) => ({
	...downloadHeaders(name),
	'Content-Type': 'text/csv; charset=utf-8; header=present',
})
