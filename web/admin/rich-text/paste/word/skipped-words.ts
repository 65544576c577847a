import { writeFormulas } from './formulas.ts'
import { child, elementsIn, isOn, valueIn, wordElement } from './word-xml.ts'

/** Properties that mammoth takes for on whenever they are present. */
const switches = ['w:b', 'w:i', 'w:strike', 'w:caps', 'w:smallCaps', 'w:tblHeader']

/** Rewrites words that mammoth skips as elements that it reads. */
export function writeSkipped(part: Document): void {
	const text = (words: string) => wordElement(part, 'w:t', {}, words)
	for (const name of switches) for (const each of elementsIn(part, name)) if (!isOn(each)) each.remove()
	for (const end of elementsIn(part, 'w:cr')) end.replaceWith(wordElement(part, 'w:br'))
	for (const tab of elementsIn(part, 'w:ptab')) tab.replaceWith(wordElement(part, 'w:tab'))
	for (const end of elementsIn(part, 'w:br')) {
		if (/^(?:page|column)$/.test(valueIn(end, 'w:type') ?? '')) end.replaceWith(text(' '))
	}
	for (const ruby of elementsIn(part, 'w:ruby')) {
		const [base, reading] = [child(ruby, 'w:rubyBase'), child(ruby, 'w:rt')]
		const inBrackets = reading?.textContent.trim() ? [text('('), ...reading.childNodes, text(')')] : []
		ruby.replaceWith(...(base?.childNodes ?? []), ...inBrackets)
	}
	writeFormulas(part)
	for (const name of ['w:bdo', 'w:dir', 'm:oMathPara']) {
		for (const element of elementsIn(part, name)) element.replaceWith(...element.childNodes)
	}
	for (const properties of elementsIn(part, 'w:sdtPr')) {
		// Mammoth would make a form field of the checkbox sign.
		child(properties, 'w14:checkbox')?.remove()
		const prompt = isOn(child(properties, 'w:showingPlcHdr')) ? properties.parentElement : null
		for (const run of prompt ? elementsIn(prompt, 'w:r') : []) run.remove()
	}
}
