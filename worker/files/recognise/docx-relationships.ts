import { elementsOf } from './plain-xml.ts'

/** Hyperlinks, which wait for a click, in the transitional and the strict form of the standard. */
const hyperlinks: readonly string[] = [
	'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
	'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]

/** The main part of a package, in both forms. */
const mainParts: readonly string[] = [
	'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
	'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
]

/** The name of the part that is the document, in lower case; null unless the package names exactly one. */
export function mainPartIn(xml: string): string | null {
	const [main, ...more] = elementsOf(xml, 'Relationship').filter(({ Type = '' }) => mainParts.includes(Type.trim()))
	if (!main || more.length > 0) return null
	// The path begins at the package, with a slash or without.
	return plainTarget(main.Target ?? '')
		.replace(/^(?:\.?\/)+/, '')
		.toLowerCase()
}

/**
 * What a part of a Word document would load from elsewhere, such as a template, a picture or a frame; null for nothing. The
 * path of a template on the author's disk is harmless, and Word writes it into many documents.
 */
export function relationshipsFault(xml: string): 'external' | 'embedded' | null {
	for (const { Type = '', Target = '', TargetMode = '' } of elementsOf(xml, 'Relationship')) {
		const target = plainTarget(Target)
		// Word imports such a chunk as soon as the file is opened.
		if (/\/afchunk$/i.test(Type.trim())) return 'embedded'
		if (hyperlinks.includes(Type.trim())) continue
		const isSafe = TargetMode.trim().toLowerCase() === 'external' ? isOnDisk(target) : !isAbsolute(target)
		if (!isSafe) return 'external'
	}
	return null
}

/** Normalises a target as Windows does: no escapes, control characters or backslashes. */
function plainTarget(target: string): string {
	const decoded = target.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
	return decoded
		.replace(/\p{Cc}/gu, '')
		.trim()
		.replaceAll('\\', '/')
}

const scheme = /^[a-z][a-z\d+.-]+:/i

const isAbsolute = (target: string) => scheme.test(target) || target.startsWith('//')

/** A path on the author's own disk, or one relative to the document. */
function isOnDisk(target: string): boolean {
	const path = target.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '')
	const withoutDrive = path.replace(/^\/?[a-z]:(?=\/)/i, '')
	return /^\/?[^/?]/.test(withoutDrive) && !/\/\/|:/.test(withoutDrive)
}
