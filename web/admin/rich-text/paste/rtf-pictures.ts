// Loaded when a paste has pictures that only its RTF carries.

/** In characters. A picture takes two of them a byte. */
const longestRtf = 64 * 1024 * 1024

const types: Record<string, string> = { pngblip: 'image/png', jpegblip: 'image/jpeg' }

/** Groups that other readers may skip (`\*`) and that hold pictures of the text. */
const ownGroups = ['shppict', 'shpinst']
/** Groups with a picture for readers that cannot read the one beside it, and groups that are no part of the text. */
const otherGroups =
	/^(?:nonshppict|shprslt|header[lrf]?|footer[lrf]?|listpicture|background|fonttbl|stylesheet|info|object?data)$/

type Picture = { type: string | null; hex: string[]; bytes: Uint8Array<ArrayBuffer> | null }
type Group = { skipped: boolean; starred: boolean; picture: Picture | null }

const control = /\\(?:([a-z]+)(-?\d+)? ?|'[\da-f]{2}|[\s\S])/iy

/**
 * Reads the pictures of a text in RTF, in their order; null for one in a form that browsers cannot show, such as EMF.
 * Returns null for a text that is too long.
 */
export function picturesInRtf(rtf: string): (File | null)[] | null {
	if (rtf.length > longestRtf) return null
	const found: (File | null)[] = []
	const groups: Group[] = []
	for (let at = 0; at < rtf.length; ) {
		const group = groups.at(-1)
		const sign = rtf[at]
		if (sign === '{') {
			groups.push({ skipped: group?.skipped ?? false, starred: false, picture: null })
			at += 1
		} else if (sign === '}') {
			const ended = groups.pop()
			if (ended?.picture) found.push(fileOf(ended.picture))
			at += 1
		} else if (sign === '\\') {
			control.lastIndex = at
			const [whole = sign, word = '', number = ''] = control.exec(rtf) ?? []
			at += whole.length
			const data = word === 'bin' ? rtf.slice(at, at + Number(number)) : ''
			at += data.length
			if (group) readWord(group, whole, word, data)
		} else {
			const end = endOfText(rtf, at)
			if (group?.picture) group.picture.hex.push(rtf.slice(at, end))
			at = end
		}
	}
	return found
}

function readWord(group: Group, whole: string, word: string, data: string): void {
	if (whole === '\\*') group.starred = true
	if (word === '') return
	if (otherGroups.test(word) || (group.starred && !ownGroups.includes(word))) group.skipped = true
	group.starred = false
	if (group.skipped) return
	if (word === 'pict') group.picture = { type: null, hex: [], bytes: null }
	if (!group.picture) return
	group.picture.type ??= types[word] ?? null
	if (word === 'bin') group.picture.bytes = bytesOf(data)
}

function endOfText(rtf: string, from: number): number {
	let end = from
	while (end < rtf.length && rtf[end] !== '{' && rtf[end] !== '}' && rtf[end] !== '\\') end += 1
	return end
}

/** The clipboard decodes binary data as text, which may have lost some of it. */
const bytesOf = (data: string) => {
	const codes = Array.from(data, (character) => character.charCodeAt(0))
	return codes.every((code) => code <= 0xff) ? new Uint8Array(codes) : null
}

function fileOf({ type, hex, bytes }: Picture): File | null {
	const content = bytes ?? bytesOfHex(hex.join('').replace(/\s+/g, ''))
	return type === null || content === null || content.length === 0 ? null : new File([content], 'picture', { type })
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | null {
	if (hex.length % 2 !== 0 || /[^\da-f]/i.test(hex)) return null
	const bytes = new Uint8Array(hex.length / 2)
	for (let index = 0; index < bytes.length; index += 1) {
		bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16)
	}
	return bytes
}
