import { notReadText } from '#contracts/shared/file-faults.ts'
import { type FileRule, faultText } from '#contracts/shared/uploads.ts'

/** `file` is in memory if it could be read. `error` says why it is refused. */
export type ChosenFile = { file: File; error: string | null }

const judging = () => import('#worker/files/recognise/judge-file.ts').catch(() => null)

/**
 * Reads a chosen file, so that it is sent as it was when it was chosen, and checks its size and content. The Worker runs
 * the same check, which is loaded with the first chosen file; if that fails, only the Worker checks.
 */
export async function readChosen(file: File, rule: FileRule): Promise<ChosenFile> {
	if (file.size > rule.maxBytes) return { file, error: faultText(rule, 'too-large') }
	const bytes = await file.arrayBuffer().catch(() => null)
	if (!bytes) return { file, error: notReadText }
	const { name, type, lastModified } = file
	const read = new File([bytes], name, { type, lastModified })
	const judged = await (await judging())?.judgedFile(read, rule, async () => new Uint8Array(bytes))
	return { file: read, error: typeof judged === 'string' ? judged : null }
}

/** More than any photograph. */
const mostPictureBytes = 64 * 1024 * 1024

/** The message for a file that is not an accepted picture, or that the browser cannot show. */
export async function pictureRefusal(file: File, rule: FileRule): Promise<string> {
	const bytes = await file
		.slice(0, mostPictureBytes)
		.arrayBuffer()
		.catch(() => null)
	if (!bytes) return notReadText
	return (await judging())?.pictureRefusalText(rule, new Uint8Array(bytes)) ?? rule.wrongType
}
