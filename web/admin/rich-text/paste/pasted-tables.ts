import { renamed, unwrap } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

const bold = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i
/** Word counts the rows from 0 and gives this number to a header row. */
const wordHeader = /mso-yfti-irow:\s*-1/i

/** Makes the first row of a table header cells if it is marked as a header, or if it alone is bold. */
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

const styleElement = /<style\b[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi
const rule = /([^{}]+)\{([^{}]*)\}/g

/** Gives cells and pieces of text the styles of their class: Excel writes no others. */
export function readCellStyles(body: HTMLElement, html: string): void {
	const classes = new Map<string, string>()
	for (const [, sheet = ''] of html.matchAll(styleElement)) {
		for (const [, selectors = '', style = ''] of sheet.replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '').matchAll(rule)) {
			for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*(?:td|th|font)?\.([\w-]+)\s*(?=,|$)/gi))
				classes.set(name, `${classes.get(name) ?? ''};${style}`)
		}
	}
	if (classes.size === 0) return
	for (const element of body.querySelectorAll(':is(td, th, font)[class]')) {
		const given = [...element.classList].map((name) => classes.get(name) ?? '').join(';')
		// The element's own style comes last, as it wins.
		const own = styleOf(element)
			.split(';')
			.map((each) => each.split(':')[0]?.trim().toLowerCase())
		const others = given.split(';').filter((each) => !own.includes(each.split(':')[0]?.trim().toLowerCase()))
		element.setAttribute('data-style', [...others, styleOf(element)].join(';'))
	}
}
