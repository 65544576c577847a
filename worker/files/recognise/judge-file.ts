import type { FileFault } from '#contracts/shared/file-faults.ts'
import { type FileRule, faultText, isOfSize } from '#contracts/shared/uploads.ts'
import { needsPassword } from './pdf-password.ts'
import { joinedPieces } from './read-picture.ts'
import { type Examined, examine, extensions, fittingExtension, type Kind, type Recognised } from './recognise.ts'

type Judged<Bytes> = { found: Recognised; extension: string; bytes: Bytes | Uint8Array<ArrayBuffer> }

/**
 * Checks a file's length and content. Returns its type and its bytes for storage, or the message about its fault. The
 * browser runs this before it sends a file.
 */
export async function judgedFile<Bytes extends Uint8Array>(
	{ name, size }: Pick<File, 'name' | 'size'>,
	rule: FileRule,
	read: () => Promise<Bytes>,
): Promise<Judged<Bytes> | string> {
	if (size === 0) return faultText(rule, 'empty')
	if (size > rule.maxBytes) return faultText(rule, 'too-large')
	const bytes = await read()
	const examined = examine(bytes)
	if (!examined.found || !isAccepted(examined.found.kind, rule)) return faultText(rule, faultFor(rule, examined))
	const { found, kept } = examined
	if (found.kind === 'pdf' && (await needsPassword(bytes))) return faultText(rule, 'password')
	const pixels = 'width' in found ? found : { width: null, height: null }
	if (rule.pixels && !isOfSize(rule, pixels)) return rule.pixels.otherwise
	return {
		found,
		extension: fittingExtension(name, found.kind),
		bytes: isWhole(bytes, kept) ? bytes : joinedPieces(kept),
	}
}

const isWhole = (bytes: Uint8Array, [first, ...others]: readonly Uint8Array[]) =>
	others.length === 0 && first?.buffer === bytes.buffer && first.length === bytes.length

/** The message about a picture that a browser cannot show. */
export function pictureRefusalText(rule: FileRule, bytes: Uint8Array): string {
	const examined = examine(bytes)
	return faultText(
		rule,
		examined.found && isAccepted(examined.found.kind, rule) ? 'unreadable' : faultFor(rule, examined),
	)
}

const isAccepted = (kind: Kind, rule: FileRule) => extensions[kind].some((each) => rule.extensions.includes(each))

function faultFor(rule: FileRule, examined: Examined): FileFault | null {
	const kind = examined.found ? examined.found.kind : examined.kind
	if (kind === null || isAccepted(kind, rule)) return examined.found ? null : examined.fault
	if (kind === 'docx') return 'word'
	return kind === 'pdf' ? null : 'picture'
}
