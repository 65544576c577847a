import { type FileRule, wrongTypeText } from '#contracts/shared/uploads.ts'

/**
 * What is wrong with a file by its name, length and content; null where nothing is. The Worker judges by the same code, which is loaded when
 * the first file is chosen; where that fails the Worker alone judges.
 */
export async function fileError(file: File, rule: FileRule): Promise<string | null> {
	const judge = await import('#worker/files/recognise/judge-file.ts').catch(() => null)
	const judged = await judge?.judgedFile(file, rule, async () => new Uint8Array(await file.arrayBuffer()))
	return typeof judged === 'string' ? judged : null
}

const startBytes = 1_024

/** The message for a file that is not an accepted picture, with the reason where its type is known. */
export async function pictureRefusal(file: File, rule: FileRule): Promise<string> {
	const start = new Uint8Array(await file.slice(0, startBytes).arrayBuffer())
	const refused = await import('#worker/files/recognise/recognise-refused.ts').catch(() => null)
	return wrongTypeText(rule, refused?.refusedPicture(start) ?? null)
}
