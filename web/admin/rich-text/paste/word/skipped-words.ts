import { unwrap } from '../element-edits.ts'
import { writeFormulas } from './formulas.ts'
import { child, elementsIn, isOn, valueIn, wordElement, wordText } from './word-xml.ts'

/** Properties that mammoth takes for on when they are there. */
const switches = ['w:b', 'w:i', 'w:strike', 'w:caps', 'w:smallCaps', 'w:tblHeader']

/** Writes words that mammoth skips in elements that it reads. */
export function writeSkipped(part: Document): void {
	for (const name of ['w:bdo', 'w:dir']) for (const element of elementsIn(part, name)) unwrap(element)
	for (const name of switches) for (const each of elementsIn(part, name)) if (!isOn(each)) each.remove()
	for (const end of elementsIn(part, 'w:cr')) end.replaceWith(wordElement(part, 'w:br'))
	for (const tab of elementsIn(part, 'w:ptab')) tab.replaceWith(wordElement(part, 'w:tab'))
	for (const end of elementsIn(part, 'w:br')) {
		if (['page', 'column'].includes(valueIn(end, 'w:type') ?? '')) end.replaceWith(wordText(part, ' '))
	}
	for (const ruby of elementsIn(part, 'w:ruby')) bracketReading(part, ruby)
	writeFormulas(part)
	for (const formulas of elementsIn(part, 'm:oMathPara')) unwrap(formulas)
	for (const properties of elementsIn(part, 'w:sdtPr')) {
		// Mammoth would make the sign of a box to tick a form's field.
		child(properties, 'w14:checkbox')?.remove()
		const prompt = isOn(child(properties, 'w:showingPlcHdr')) ? properties.parentElement : null
		for (const run of prompt ? elementsIn(prompt, 'w:r') : []) run.remove()
	}
}

/** The reading of a word follows it in brackets. */
function bracketReading(part: Document, ruby: Element): void {
	const [base, reading] = [child(ruby, 'w:rubyBase'), child(ruby, 'w:rt')]
	const hasReading = reading && reading.textContent.trim() !== ''
	const words = hasReading ? [wordText(part, '('), ...reading.childNodes, wordText(part, ')')] : []
	ruby.replaceWith(...(base?.childNodes ?? []), ...words)
}
