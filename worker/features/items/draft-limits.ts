import { draftMessages, mostDraftBytes, mostDraftFiles } from '#contracts/items/drafts.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import type { SnapshotFiles } from '#worker/editing/snapshot.ts'
import { among } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'

type DraftFiles = {
	/** Those that are stored already. */
	stored: SnapshotFiles
	/** New ones, which take the place of stored ones in the same field. */
	sent?: Readonly<Record<string, File>>
	/** Contents that may stay as large as they are: the live version and the draft before. */
	before?: readonly SnapshotFiles[]
}

/** Refuses a draft with too many files, or too large ones. Throws `request.invalid` for this field. */
export async function refuseLargeDraft(
	db: Database,
	kind: ItemKind,
	field: string,
	{ stored, sent = {}, before = [] }: DraftFiles,
): Promise<void> {
	const paths = Object.keys({ ...stored, ...sent })
	const largest = paths.map((path) => kind.rules[path.split('.')[0] ?? path]?.maxBytes ?? 0)
	if (paths.length <= mostDraftFiles && sum(largest) <= mostDraftBytes) return

	const keys = [stored, ...before].flatMap((each) => Object.values(each))
	const rows = await db.select({ key: files.key, size: files.size }).from(files).where(among(keys))
	const sizes = new Map(rows.map(({ key, size }) => [key, size]))
	const bytesOf = (of: SnapshotFiles) => sum(Object.values(of).map((key) => sizes.get(key) ?? 0))
	const bytes = sum(paths.map((path) => sent[path]?.size ?? sizes.get(stored[path] ?? '') ?? 0))
	const mayHave = Math.max(mostDraftFiles, ...before.map((each) => Object.keys(each).length))
	const mayWeigh = Math.max(mostDraftBytes, ...before.map(bytesOf))
	if (paths.length > mayHave || bytes > mayWeigh)
		throw new AppError('request.invalid', { fields: { [field]: draftMessages.tooLarge } })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
