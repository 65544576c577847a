import { above, child, elementsIn, valueIn, wordElement, wordText } from './word-xml.ts'

/** Writes formulas in one line, such as `(a+b)/c = √x`, with indices below the line and powers above it. */
export function writeFormulas(part: Document): void {
	const sign = (text: string) => {
		const run = wordElement(part, 'w:r')
		run.appendChild(wordText(part, text))
		return run
	}
	function surround(element: Element | undefined, before: string, after: string): void {
		element?.insertBefore(sign(before), element.firstChild)
		element?.appendChild(sign(after))
	}
	function group(parent: Element, name: string, before: string, after: string): void {
		const element = child(parent, name)
		const isOne = /^[\p{L}\p{M}\p{N}.,\s]*$/u.test(element?.textContent ?? '')
		surround(element, isOne ? before : `${before}(`, isOne ? after : `)${after}`)
	}
	const given = (element: Element, name: string, usual: string) =>
		valueIn(child(child(element, `${element.tagName}Pr`), name), 'm:val') ?? usual

	for (const each of elementsIn(part, 'm:e')) {
		if (/^m:(?:e|fName)$/.test(each.previousElementSibling?.tagName ?? '')) surround(each, ' ', '')
	}
	for (const fraction of elementsIn(part, 'm:f')) {
		group(fraction, 'm:num', '', '/')
		group(fraction, 'm:den', '', '')
	}
	for (const root of elementsIn(part, 'm:rad')) group(root, 'm:e', '√', '')
	for (const each of elementsIn(part, 'm:d')) surround(each, given(each, 'm:begChr', '('), given(each, 'm:endChr', ')'))
	for (const each of elementsIn(part, 'm:nary')) surround(each, given(each, 'm:chr', '∫'), '')
	for (const each of elementsIn(part, 'm:acc')) surround(each, '', given(each, 'm:chr', '\u0302'))
	for (const row of elementsIn(part, 'm:mr')) surround(row, '[', ']')
	for (const formula of elementsIn(part, 'm:oMath')) {
		const runs = [...formula.getElementsByTagName('*')].filter(({ tagName }) => /^[mw]:r$/.test(tagName))
		const isNext = formula.previousElementSibling && formula.parentElement?.tagName === 'm:oMathPara'
		formula.replaceWith(...(isNext ? [sign(' ')] : []), ...runs.map((run) => wordRun(part, run)))
	}
}

/** Makes a run of a formula one of the text around it. */
function wordRun(part: Document, run: Element): Element {
	const isAbove = above(run, 'm:sup') ?? above(run, 'm:deg')
	const shift = isAbove ? 'superscript' : (above(run, 'm:sub') ?? above(run, 'm:lim')) && 'subscript'
	const element = wordElement(part, 'w:r')
	const properties = element.appendChild(child(run, 'w:rPr') ?? wordElement(part, 'w:rPr'))
	if (shift) properties.appendChild(wordElement(part, 'w:vertAlign', { 'w:val': shift }))
	for (const content of [...run.children]) {
		if (content.tagName === 'm:t') element.appendChild(wordText(part, content.textContent))
		else if (content.tagName.startsWith('w:')) element.appendChild(content)
	}
	return element
}
