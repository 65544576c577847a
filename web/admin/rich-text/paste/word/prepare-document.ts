import { strFromU8, strToU8 } from 'fflate'
import type { Losses } from '../losses.ts'
import { readFields } from './fields.ts'
import { removeHidden } from './hidden-text.ts'
import { plainNumbering, readListItems } from './list-items.ts'
import { placesIn } from './numbering.ts'
import { writeSkipped } from './skipped-words.ts'
import { stylesIn } from './styles.ts'
import { chooseAlternatives, moveTextBoxes } from './text-boxes.ts'
import { acceptChanges } from './tracked-changes.ts'
import { elementsIn, valueIn } from './word-xml.ts'

type Files = Readonly<Record<string, Uint8Array>>

const texts = ['w:document', 'w:footnotes', 'w:endnotes']

/**
 * Writes into the parts of a Word document what mammoth would not read, and takes out what nobody is to read. A pass for
 * each idea; each pass walks through a part once.
 */
export function prepareDocument(files: Files): { files: Files; losses: Losses } {
	const parts = Object.entries(files).flatMap(([path, bytes]) => {
		if (!/^word\/[^/]*\.xml$/i.test(path)) return []
		return [{ path, part: new DOMParser().parseFromString(strFromU8(bytes), 'text/xml') }]
	})
	const rootIs = (...names: string[]) => parts.filter(({ part }) => names.includes(part.documentElement.tagName))
	const styles = stylesIn(rootIs('w:styles')[0]?.part)
	const [numbering] = rootIs('w:numbering')
	const placeOf = numbering ? placesIn(numbering.part, styles) : () => null
	const losses = { deletions: 0, hidden: 0, cropped: 0, charts: 0 }
	const changed: Record<string, Uint8Array> = {}
	if (numbering) changed[numbering.path] = strToU8(plainNumbering(numbering.part))
	for (const { path, part } of rootIs(...texts)) {
		chooseAlternatives(part)
		losses.deletions += acceptChanges(part)
		readFields(part)
		writeSkipped(part)
		losses.hidden += removeHidden(part, styles)
		readListItems(part, placeOf, styles)
		losses.cropped += elementsIn(part, 'a:srcRect').filter(isCropped).length
		losses.charts += ['c:chart', 'dgm:relIds'].flatMap((name) => elementsIn(part, name)).length
		moveTextBoxes(part)
		changed[path] = strToU8(new XMLSerializer().serializeToString(part))
	}
	return { files: { ...files, ...changed }, losses }
}

/** In thousandths of a per cent of a side. Negative numbers are a margin. */
const isCropped = (rectangle: Element) =>
	['l', 't', 'r', 'b'].some((side) => Number.parseFloat(valueIn(rectangle, side) ?? '') > 0)
