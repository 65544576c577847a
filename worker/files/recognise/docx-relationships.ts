import { elementsOf } from './plain-xml.ts'

/** Hyperlinks, which wait for a click, in the transitional and the strict form of the standard. */
const hyperlinks: readonly string[] = [
	'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
	'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]

/**
 * Whether a part of a Word document refers to nothing that Word would load from elsewhere, such as a template, a picture or a frame. The
 * path of a template on the author's disk is harmless, and Word writes it into many documents.
 */
export function isSafeRelationships(xml: string | null): boolean {
	if (xml === null) return false
	return elementsOf(xml, 'Relationship').every(({ Type = '', Target = '', TargetMode = '' }) => {
		const target = plainTarget(Target)
		// Word imports such a chunk as soon as the file is opened.
		if (/\/afchunk$/i.test(Type.trim())) return false
		if (hyperlinks.includes(Type.trim())) return true
		return TargetMode.trim().toLowerCase() === 'external' ? isOnDisk(target) : !isAbsolute(target)
	})
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
