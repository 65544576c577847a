import { z } from 'zod/mini'
import type { Schedule } from '#contracts/content/schedule.ts'
import { type ItemValues, itemValues } from '#contracts/items/drafts.ts'
import { optionalMoment } from '#contracts/shared/calendar.ts'

/** The keys of an item's files, by field. `images.cat` is the file `cat` in the field `images`. */
const snapshotFiles = z.record(z.string(), z.string())
export type SnapshotFiles = z.infer<typeof snapshotFiles>

/** The content of an item at one time, as its form shows it. Drafts and revisions store it. */
export type Snapshot = { values: ItemValues; files: SnapshotFiles }

export const readSnapshot = ({ values, files }: { values: string; files: string }): Snapshot => ({
	values: itemValues.parse(JSON.parse(values)),
	files: snapshotFiles.parse(JSON.parse(files)),
})

const momentOrNull = (value: unknown) => optionalMoment().safeParse(value).data ?? null

/** The schedule of a snapshot. A wrong time is none. Jobs have no schedule. */
export const scheduleIn = ({ values: { publishAt, unpublishAt } }: Snapshot): Schedule => ({
	publishAt: momentOrNull(publishAt),
	unpublishAt: momentOrNull(unpublishAt),
})

/** The columns of a snapshot. */
export const storedSnapshot = ({ values, files }: Snapshot) => ({
	values: JSON.stringify(values),
	files: JSON.stringify(files),
})

/** Leaves out the files that an item does not have. */
export const filesByField = (keys: Record<string, string | null>): SnapshotFiles =>
	Object.fromEntries(Object.entries(keys).filter((entry): entry is [string, string] => entry[1] !== null))

/** A form sends text for a number or for nothing. */
const comparable = (value: unknown) => (Array.isArray(value) ? value : String(value ?? ''))

/** The fields in which two snapshots differ. Files count as their field. */
export function changedFields(one: Snapshot, other: Snapshot): string[] {
	const changed = new Set<string>()
	for (const field of new Set([...Object.keys(one.values), ...Object.keys(other.values)]))
		if (JSON.stringify(comparable(one.values[field])) !== JSON.stringify(comparable(other.values[field])))
			changed.add(field)
	for (const path of new Set([...Object.keys(one.files), ...Object.keys(other.files)]))
		if (one.files[path] !== other.files[path]) changed.add(path.split('.')[0] ?? path)
	return [...changed]
}
