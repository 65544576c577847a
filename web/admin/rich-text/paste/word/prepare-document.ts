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

/**
 * Rewrites the parts of a Word document for mammoth: adds what it would skip and removes what Word does not show. Each
 * pass has one idea and walks through a part once.
 */
export function prepareDocument(files: Files): { files: Files; losses: Losses } {
	const parts = Object.entries(files)
		.filter(([path]) => /^word\/(?!stylesWithEffects)[^/]*\.xml$/i.test(path))
		// Drop the XML declaration: the text is decoded already, and the parser of the tests rejects one in single quotes.
		.map(([path, bytes]) => ({ path, xml: strFromU8(bytes).replace(/^\s*<\?xml.*?\?>/, '') }))
	const beginning = (root: RegExp) => parts.filter(({ xml }) => root.test(xml))
	const [styled] = beginning(/^[^<]*<w:styles\b/)
	const [numbering] = beginning(/^[^<]*<w:numbering\b/)
	const styles = stylesIn(styled && parsed(styled.xml))
	const placeOf = numbering ? placesIn(numbering.xml, styles) : () => null
	const losses = { deletions: 0, hidden: 0, cropped: 0, charts: 0 }
	const changed: Record<string, Uint8Array> = {}
	if (numbering) changed[numbering.path] = strToU8(plainNumbering)
	for (const { path, xml } of beginning(/^[^<]*<w:(?:document|footnotes|endnotes)\b/)) {
		const part = parsed(xml)
		chooseAlternatives(part)
		losses.deletions += acceptChanges(part)
		readFields(part)
		writeSkipped(part)
		losses.hidden += removeHidden(part, styles)
		readListItems(part, placeOf, styles)
		losses.cropped += ['a:srcRect', 'v:imagedata'].flatMap((name) => elementsIn(part, name)).filter(isCropped).length
		losses.charts += ['c:chart', 'dgm:relIds'].flatMap((name) => elementsIn(part, name)).length
		moveTextBoxes(part)
		changed[path] = strToU8(new XMLSerializer().serializeToString(part))
	}
	return { files: { ...files, ...changed }, losses }
}

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml')

const crops = ['l', 't', 'r', 'b', 'cropleft', 'croptop', 'cropright', 'cropbottom']

/** By shares of a side, in several units. Negative numbers are a margin. */
const isCropped = (element: Element) => crops.some((side) => Number.parseFloat(valueIn(element, side) ?? '') > 0)
