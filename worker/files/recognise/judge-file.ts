import { type FileRule, isOfSize, wrongTypeText } from '#contracts/shared/uploads.ts'
import { nameFits, type Recognised, recognise } from './recognise.ts'
import { refusedPicture } from './recognise-refused.ts'

type Judged<Bytes> = { found: Recognised; extension: string; bytes: Bytes }

/** Checks a file's name, length and content. Returns its type or its fault. The browser runs this before it sends a file. */
export async function judgedFile<Bytes extends Uint8Array>(
	{ name, size }: Pick<File, 'name' | 'size'>,
	rule: FileRule,
	read: () => Promise<Bytes>,
): Promise<Judged<Bytes> | string> {
	if (size > rule.maxBytes) return rule.tooLarge
	const bytes = await read()
	const found = recognise(bytes)
	const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
	if (!found || !nameFits(name, found.kind) || !rule.extensions.includes(extension))
		return wrongTypeText(rule, refusedPicture(bytes))
	const pixels = 'width' in found ? found : { width: null, height: null }
	return rule.pixels && !isOfSize(rule, pixels) ? rule.pixels.otherwise : { found, extension, bytes }
}
