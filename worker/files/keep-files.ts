import type { FileRule } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { judgedFile } from '#worker/files/recognise/judge-file.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { safeFileName } from './download.ts'
import { keepFile, type Upload } from './keep-file.ts'

/** A file of a form with its rule, under the field that a refusal names. Undefined where the form sent none or the save does not need it. */
export type SentFile = { field: string; file: File | undefined; rule: FileRule }

/** Keeps the files of one form and returns their keys in the same order; null where there is no file. */
export type KeepFiles = (sent: readonly SentFile[]) => Promise<(string | null)[]>

/**
 * Checks the content of all files of a form, then keeps them. A repeated save reuses the kept files. Throws `request.invalid` with a message
 * for each refused field.
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
	sent: readonly SentFile[],
	now = new Date(),
): Promise<(string | null)[]> {
	const keys: (string | null)[] = []
	for (const file of await checkedFiles(sent)) {
		keys.push(file ? await keepFile(db, bindings, 'media', file, now) : null)
	}
	return keys
}

/** Checks the files of a form and returns them in the same order. Throws `request.invalid` with a message for each refused field. */
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
