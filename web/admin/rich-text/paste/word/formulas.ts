import { above, child, elementsIn, valueIn, wordElement } from './word-xml.ts'

/** Text before and after a part of a formula. Brackets around a single word are removed. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
	'm:num': ['(', ')/'],
	'm:den': ['(', ')'],
	'm:rad': ['√(', ')'],
	'm:d': ['(', ')'],
	'm:nary': ['∫', ''],
	'm:fName': ['', ' '],
	'm:mr': ['[', ']'],
}

/** Writes formulas in one line, such as `(a+b)/c = √x`, with indices below the line and powers above it. */
export function writeFormulas(part: Document): void {
	const sign = (text: string) => wordElement(part, 'w:r', {}, wordElement(part, 'w:t', {}, text))
	for (const fraction of elementsIn(part, 'm:f')) {
		// Without a space, three and a half would read 31/2.
		if (/\d$/.test(fraction.previousElementSibling?.textContent ?? ''))
			fraction.parentNode?.insertBefore(sign(' '), fraction)
	}
	for (const [name, [before, after]] of Object.entries(signs)) {
		for (const element of elementsIn(part, name)) {
			const isOne = name !== 'm:d' && /^[\p{L}\p{M}\p{N}.,\s]*$/u.test(element.textContent)
			const [start, end] = isOne ? [before.replace('(', ''), after.replace(')', '')] : [before, after]
			const given = (property: string) => valueIn(child(child(element, `${name}Pr`), property), 'm:val')
			element.insertBefore(sign(given('m:begChr') ?? given('m:chr') ?? start), element.firstChild)
			element.appendChild(sign(given('m:endChr') ?? end))
		}
	}
	for (const formula of elementsIn(part, 'm:oMath')) {
		const runs = [...formula.getElementsByTagName('*')].filter(({ tagName }) => /^[mw]:r$/.test(tagName))
		const isFollowed = formula.nextElementSibling?.tagName === 'm:oMath'
		formula.replaceWith(...runs.map((run) => wordRun(part, run)), sign(isFollowed ? ' ' : ''))
	}
}

/** Turns a run of a formula into a run of text. */
function wordRun(part: Document, run: Element): Element {
	const isAbove = above(run, 'm:sup') ?? above(run, 'm:deg')
	const shift = isAbove ? 'superscript' : (above(run, 'm:sub') ?? above(run, 'm:lim')) && 'subscript'
	const properties = child(run, 'w:rPr') ?? wordElement(part, 'w:rPr')
	if (shift) properties.appendChild(wordElement(part, 'w:vertAlign', { 'w:val': shift }))
	const words = elementsIn(run, 'm:t').map(({ textContent }) => wordElement(part, 'w:t', {}, textContent))
	return wordElement(part, 'w:r', {}, properties, ...words, ...elementsIn(run, 'w:t'), ...elementsIn(run, 'w:br'))
}
