import { child, valueIn, wordElement, wordText } from './word-xml.ts'

type Shift = 'superscript' | 'subscript' | undefined

/** Writes a formula in one line, such as `(a+b)/c = √x`, with indices and powers below and above it. */
export function linearRuns(part: Document, formula: Element, shift?: Shift): Element[] {
	const sign = (text: string) => run(part, wordText(part, text), shift)
	const inside = (name: string, inner = shift) => {
		const found = child(formula, name)
		return found ? linearRuns(part, found, inner) : []
	}
	const group = (name: string) => {
		const runs = inside(name)
		const text = runs.map(({ textContent }) => textContent).join('')
		return /^[\p{L}\p{M}\p{N}.,]*$/u.test(text) ? runs : [sign('('), ...runs, sign(')')]
	}
	const stated = (name: string, usual: string) =>
		valueIn(child(child(formula, `${formula.tagName}Pr`), name), 'm:val') ?? usual
	const each = (name: string, between: string) =>
		[...formula.children]
			.filter(({ tagName }) => tagName === name)
			.flatMap((entry, at) => [...(at > 0 ? [sign(between)] : []), ...linearRuns(part, entry, shift)])
	const indices = [...inside('m:sub', 'subscript'), ...inside('m:sup', 'superscript')]

	switch (formula.tagName) {
		case 'm:r':
			return [...formula.children].flatMap((content) => {
				if (content.tagName === 'm:t') return [run(part, wordText(part, content.textContent), shift, formula)]
				return content.tagName.startsWith('w:') && content.tagName !== 'w:rPr'
					? [run(part, content, shift, formula)]
					: []
			})
		case 'm:f':
			return [...group('m:num'), sign('/'), ...group('m:den')]
		case 'm:rad':
			return [...inside('m:deg', 'superscript'), sign('√'), ...group('m:e')]
		case 'm:d':
			return [sign(stated('m:begChr', '(')), ...each('m:e', stated('m:sepChr', '|')), sign(stated('m:endChr', ')'))]
		case 'm:nary':
			return [sign(stated('m:chr', '∫')), ...indices, sign(' '), ...inside('m:e')]
		case 'm:sPre':
			return [...indices, ...inside('m:e')]
		case 'm:func':
			return [...inside('m:fName'), sign(' '), ...inside('m:e')]
		case 'm:limLow':
			return [...inside('m:e'), ...inside('m:lim', 'subscript')]
		case 'm:acc':
			return [...inside('m:e'), sign(stated('m:chr', '\u0302'))]
		case 'm:m':
			return [sign('['), ...each('m:mr', '; '), sign(']')]
		case 'm:mr':
			return each('m:e', ', ')
		case 'm:eqArr':
			return each('m:e', '; ')
		default:
			if (indices.length > 0) return [...inside('m:e'), ...indices]
			return [...formula.children].flatMap((content) => {
				if (content.tagName.startsWith('m:'))
					return content.tagName.endsWith('Pr') ? [] : linearRuns(part, content, shift)
				return content.tagName === 'w:r' ? [content] : []
			})
	}
}

function run(part: Document, content: Element, shift: Shift, source?: Element): Element {
	const element = wordElement(part, 'w:r')
	const given = child(source, 'w:rPr')?.cloneNode(true)
	const properties = element.appendChild(given ?? wordElement(part, 'w:rPr'))
	if (shift) properties.appendChild(wordElement(part, 'w:vertAlign', { 'w:val': shift }))
	element.appendChild(content)
	return element
}
