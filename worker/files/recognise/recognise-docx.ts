import { isSafeRelationships } from './docx-relationships.ts'
import { elementsOf, plainXml } from './plain-xml.ts'
import { contentOf, type Entry, entriesOf } from './zip-archive.ts'

const longestXml = 1_000_000

const typesPart = '[content_types].xml'
const mainPart = 'word/document.xml'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Whether a Word document has no macros and loads nothing from elsewhere. Checks the archive's directory and every part. */
export function isPlainDocx(view: DataView): boolean {
	const entries = entriesOf(view)
	if (!entries) return false
	const names = new Set(entries.map(({ name }) => name))
	if (names.size < entries.length || !names.has(mainPart) || !names.has(typesPart)) return false
	return entries.every((entry) => !isDangerous(entry.name) && isSafePart(view, entry))
}

/** Macros, controls, packed objects, imported chunks, and anything that a double click would start. */
const isDangerous = (name: string) =>
	/(^|\/)(vbaproject[^/]*|vbadata\.xml|activex\/.*|afchunk[^/]*|embeddings\/.*(?<!\.docx|\.xlsx|\.pptx))$/.test(name) ||
	/\.(exe|dll|com|scr|pif|cpl|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|reg|docm|dotm|xlsm|pptm)$/.test(name)

function isSafePart(view: DataView, entry: Entry): boolean {
	const isTypes = entry.name === typesPart
	const isRelationships = entry.name.endsWith('.rels')
	if ((isTypes || isRelationships) && entry.unpacked > longestXml) return false
	const content = contentOf(view, entry)
	if (!content) return false
	if (isTypes) return isPlainMainType(plainXml(content))
	return !isRelationships || isSafeRelationships(plainXml(content))
}

/** Whether the main part is a document without macros. */
function isPlainMainType(types: string | null): boolean {
	if (types === null || /&|macroenabled|vbaproject/i.test(types)) return false
	const found = elementsOf(types, 'Override').filter(({ PartName }) => PartName?.toLowerCase() === `/${mainPart}`)
	return found.length === 1 && found[0]?.ContentType === mainType
}
