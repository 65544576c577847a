import { type FileRule, type ItemFormFile, StoredFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { judgedFile } from '#worker/files/recognise/judge-file.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { safeFileName } from './download.ts'
import { copyFile, keepFile, type Upload } from './keep-file.ts'

/** A file of a form, with its rule and the field that a refusal names. Undefined if there is none or it is not needed. */
export type SentFile = { field: string; file: File | undefined; rule: FileRule }

/** The same in the form of an item. */
type FileToKeep = Omit<SentFile, 'file'> & { file: ItemFormFile | undefined }

/** Keeps the files of one form and returns their keys in the same order; null if there is no file. */
export type KeepFiles = (sent: readonly FileToKeep[]) => Promise<(string | null)[]>

/**
 * Checks the content of all files of a form, then keeps them. A stored file was checked by the contract of the form and
 * keeps its key. A repeated save reuses the kept files. Throws `request.invalid` with a message for each refused field.
 */
export function filesKeeper(db: Database, bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>, now?: Date): KeepFiles {
	let kept: ReturnType<KeepFiles> | undefined
	return (sent) => {
		kept ??= keepFiles(db, bindings, sent, now)
		return kept
	}
}

async function keepFiles(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	sent: readonly FileToKeep[],
	now = new Date(),
): Promise<(string | null)[]> {
	const uploads = await checkedFiles(
		sent.map(({ file, ...about }) => ({ ...about, file: file instanceof StoredFile ? undefined : file })),
	)
	const keep = (file: ItemFormFile | undefined, upload: Upload | null | undefined) => {
		if (file instanceof StoredFile) return file.isNamedTwice ? copyFile(db, bindings, file.key, now) : file.key
		return upload ? keepFile(db, bindings, 'media', upload, now) : null
	}
	const keys: (string | null)[] = []
	for (const [index, { file }] of sent.entries()) keys.push(await keep(file, uploads[index]))
	return keys
}

/** Checks the files of a form and returns them in order. Throws `request.invalid` with a message for each refused field. */
export async function checkedFiles(sent: readonly SentFile[]): Promise<(Upload | null)[]> {
	const judged = await Promise.all(sent.map(checkFile))
	const fields = Object.fromEntries(
		judged.flatMap((result, index) => (typeof result === 'string' ? [[sent[index]?.field ?? '', result]] : [])),
	)
	if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
	return judged.filter((result) => typeof result !== 'string')
}

/** Returns the file for storage, or a message with its fault. */
async function checkFile({ file, rule }: SentFile): Promise<Upload | string | null> {
	if (!file) return null
	const judged = await judgedFile(file, rule, () => file.bytes())
	if (typeof judged === 'string') return judged
	const { found, extension, bytes } = judged
	const size = 'width' in found ? { width: found.width, height: found.height } : {}
	return { name: safeFileName(file.name, extension), type: mediaTypes[found.kind], bytes, ...size }
}
