import { renamed, unwrap } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

const bold = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i
/** Word counts the rows from 0 and gives this number to a header row. */
const wordHeader = /mso-yfti-irow:\s*-1/i

/** Makes the first row of a table header cells where it is marked as a header, or where it alone is bold. */
export function readTables(body: HTMLElement): void {
	for (const table of body.querySelectorAll('table')) {
		const [first, ...others] = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
		// A header cell cannot reach from the head of a table into its body.
		if (!first || others.length === 0 || first.querySelector(':scope > [rowspan]:not([rowspan="1"])')) continue
		if (isMarked(first) || (isBold(first) && !others.every(isBold))) makeHeader(first)
	}
}

const isMarked = (row: Element) =>
	row.parentElement?.localName === 'thead' ||
	wordHeader.test(styleOf(row)) ||
	[...row.children].every((cell) => cell.matches('th, [role="columnheader"]'))

/** Whether all text of a row is bold. Some cells may be empty. */
function isBold(row: Element): boolean {
	const written = [...row.children].filter((cell) => cell.textContent.trim() !== '')
	return written.length > 0 && written.every((cell) => cell.localName === 'th' || isBoldCell(cell))
}

const isBoldCell = (cell: Element) => bold.test(styleOf(cell)) || [...cell.childNodes].every(isBoldNode)

const isBoldNode = (node: Node): boolean =>
	node.textContent?.trim() === '' ||
	(node instanceof Element &&
		(node.matches('strong, b') || (node.hasChildNodes() && [...node.childNodes].every(isBoldNode))))

function makeHeader(row: Element): void {
	for (const cell of [...row.children]) {
		const kept = ['colspan', 'dir'].map((name) => [name, cell.getAttribute(name)] as const)
		const header = renamed(cell, 'th')
		for (const [name, value] of kept) if (value !== null) header.setAttribute(name, value)
		// Header cells are bold by default.
		for (const doubled of header.querySelectorAll('strong, b')) unwrap(doubled)
	}
}
