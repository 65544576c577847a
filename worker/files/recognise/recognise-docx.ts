import type { FileFault } from '#contracts/shared/file-faults.ts'
import { mainPartIn, relationshipsFault } from './docx-relationships.ts'
import { elementsOf, plainXml } from './plain-xml.ts'
import { entriesOf, entryContent, type ZipEntry } from './zip-archive.ts'

const longestXml = 1_000_000

const typesPart = '[content_types].xml'
const rootRelationships = '_rels/.rels'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * Why an archive is no Word document without macros that loads nothing from elsewhere; null for one that is. Checks the
 * archive's directory and every part.
 */
export function docxFault(view: DataView): FileFault | null {
	const entries = entriesOf(view)
	if (!entries) return 'unreadable'
	const names = new Map(entries.map((entry) => [entry.name, entry]))
	if (names.size < entries.length) return 'unreadable'
	const types = names.get(typesPart)
	const relationships = names.get(rootRelationships)
	// An archive without these is no package of Office.
	if (!types || !relationships) return 'other-document'
	for (const entry of entries) {
		const fault = nameFault(entry.name) ?? partFault(view, entry)
		if (fault) return fault
	}
	const main = mainPartIn(xmlOf(view, relationships) ?? '')
	if (main === null || !names.has(main)) return 'unreadable'
	return typesFault(xmlOf(view, types), main)
}

/** Macros, controls, packed objects, imported chunks, and anything that a double click would start. */
function nameFault(name: string): FileFault | null {
	if (/(^|\/)(vbaproject[^/]*|vbadata\.xml)$|\.(docm|dotm|xlsm|pptm)$/.test(name)) return 'macros'
	const isObject = /(^|\/)(activex\/.*|afchunk[^/]*|embeddings\/.*(?<!\.docx|\.xlsx|\.pptx))$/.test(name)
	const isProgram = /\.(exe|dll|com|scr|pif|cpl|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|reg)$/.test(name)
	return isObject || isProgram ? 'embedded' : null
}

function partFault(view: DataView, entry: ZipEntry): FileFault | null {
	if (entry.name !== typesPart && !entry.name.endsWith('.rels')) return entryContent(view, entry) ? null : 'unreadable'
	const xml = xmlOf(view, entry)
	if (xml === null) return 'unreadable'
	return entry.name === typesPart ? null : relationshipsFault(xml)
}

function xmlOf(view: DataView, entry: ZipEntry): string | null {
	const content = entry.unpacked > longestXml ? null : entryContent(view, entry)
	return content && plainXml(content)
}

/** Whether the main part is a document without macros. */
function typesFault(types: string | null, main: string): FileFault | null {
	if (types === null || types.includes('&')) return 'unreadable'
	if (/macroenabled|vbaproject/i.test(types)) return 'macros'
	const overrides = elementsOf(types, 'Override').filter(({ PartName }) => PartName?.toLowerCase() === `/${main}`)
	const extension = main.slice(main.lastIndexOf('.') + 1)
	const defaults = elementsOf(types, 'Default').filter(({ Extension }) => Extension?.toLowerCase() === extension)
	const [type, ...more] = overrides.length > 0 ? overrides : defaults
	if (!type || more.length > 0) return 'unreadable'
	return type.ContentType === mainType ? null : 'other-document'
}
