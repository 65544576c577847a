import { type FileRule, wrongTypeText } from '#contracts/shared/uploads.ts'

/**
 * The error of a file by its name, size and content, or null. The Worker runs the same code. It is loaded with the first chosen file; if
 * that fails, only the Worker checks.
 */
export async function fileError(file: File, rule: FileRule): Promise<string | null> {
	const judge = await import('#worker/files/recognise/judge-file.ts').catch(() => null)
	const judged = await judge?.judgedFile(file, rule, async () => new Uint8Array(await file.arrayBuffer()))
	return typeof judged === 'string' ? judged : null
}

const startBytes = 1_024

/** The message for a file that is not an accepted picture. It names the reason if the type is known. */
export async function pictureRefusal(file: File, rule: FileRule): Promise<string> {
	const start = new Uint8Array(await file.slice(0, startBytes).arrayBuffer())
	const refused = await import('#worker/files/recognise/recognise-refused.ts').catch(() => null)
	return wrongTypeText(rule, refused?.refusedPicture(start) ?? null)
}
