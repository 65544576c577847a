import { safeFileName } from '#worker/files/download.ts'
import { withoutEncodedWords } from './encoded-words.ts'
import type { MimePart } from './mime-tree.ts'
import { parameterOf } from './parameters.ts'

/** An attached file of any type. */
export type MailFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const writtenName = ({ disposition, contentType }: MimePart) =>
	(parameterOf(disposition, 'filename') || parameterOf(contentType, 'name')).trim()

const bodyTypes = ['text/plain', 'text/html', 'text', '']

/** Versions of the text that only some programs show. */
const otherVersions = ['text/x-amp-html', 'text/watch-html']

/** Whether a part is a file. A name makes one of any part. */
export const isFile = (part: MimePart): boolean =>
	part.kind === null && (part.isAttachment || !bodyTypes.includes(part.type) || writtenName(part) !== '')

const leavesOf = (part: MimePart): MimePart[] => (part.kind ? part.parts.flatMap(leavesOf) : [part])

const namesByType: Readonly<Record<string, readonly [name: string, extension: string]>> = {
	'text/plain': ['text', 'txt'],
	'text/calendar': ['invitation', 'ics'],
	'application/ics': ['invitation', 'ics'],
	'message/rfc822': ['mail', 'eml'],
	'message/delivery-status': ['delivery report', 'txt'],
	'text/rfc822-headers': ['headers', 'txt'],
	'application/pgp-signature': ['signature', 'asc'],
	'application/ms-tnef': ['winmail', 'dat'],
}

/** In bytes: where the subject of an attached mail is looked for. */
const longestHeader = 16 * 1024

function subjectOf(mail: Uint8Array): string {
	const header = new TextDecoder().decode(mail.subarray(0, longestHeader)).split(/\r?\n\r?\n/, 1)[0] ?? ''
	const subject = /^subject:(.*(?:\r?\n[ \t].*)*)/im.exec(header)?.[1] ?? ''
	return withoutEncodedWords(subject.replace(/\r?\n/g, '').trim()).replace(/[/\\]/g, '-')
}

/** A name that file systems accept. */
function nameOf(part: MimePart): string {
	const { type } = part
	const isMail = type === 'message/rfc822'
	const written = writtenName(part) || (isMail ? subjectOf(part.bytes()) : '')
	const [, stem = written, ending] = /^(.*)\.([a-z\d]{1,10})$/is.exec(written) ?? []
	const [usual, extension] = namesByType[type] ?? [type.startsWith('image/') ? 'picture' : 'file']
	if (isMail) return safeFileName(ending?.toLowerCase() === 'eml' ? stem : written || 'mail', 'eml')
	const byType = extension ?? /^[a-z]+\/([a-z]{2,5})$/.exec(type)?.[1] ?? 'bin'
	return safeFileName(stem || usual, (ending ?? byType).toLowerCase())
}

/** The file parts of a mail in their order, each with a name of its own. */
export function filePartsOf(root: MimePart): { name: string; part: MimePart }[] {
	const taken = new Set<string>()
	return leavesOf(root)
		.filter((part) => isFile(part) && !otherVersions.includes(part.type))
		.map((part) => {
			const whole = nameOf(part)
			const end = whole.lastIndexOf('.')
			let name = whole
			for (let number = 2; taken.has(name.toLowerCase()); number += 1)
				name = `${whole.slice(0, end)} (${number})${whole.slice(end)}`
			taken.add(name.toLowerCase())
			return { name, part }
		})
}

export const fileOf = ({ name, part }: { name: string; part: MimePart }): MailFile => {
	const isType = /^[a-z\d]+\/[a-z\d.+-]{1,100}$/.test(part.type)
	return { name, type: isType ? part.type : 'application/octet-stream', bytes: part.bytes() }
}
