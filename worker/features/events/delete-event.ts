import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { readEvent } from './read-event.ts'

/** Moves an event to the trash. Throws `event.not-found`. */
export async function deleteEvent(db: Database, id: number, editor: Editor): Promise<void> {
	if (!(await deleteRow(db, () => readEvent(db, id), editor))) throw new AppError('event.not-found')
}
