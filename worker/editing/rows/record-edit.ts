import { type AuditEntry, itemOfAct, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import type { Editor } from '#worker/http/request-context.ts'

/** `noun` names the kind of row if a section has several. */
type Edit = Omit<AuditEntry, 'actor' | 'requestId'> & { noun?: string }

/** The statement that records an edit in the audit log. It goes into the batch of the write. */
export const recordEdit = (db: Database, { staff, requestId, now }: Editor, { noun, action, ...edit }: Edit) =>
	recordAct(db, { ...edit, action: noun ? `${noun} ${action}` : action, actor: staff, requestId }, now)

/**
 * The item of the edit that this request recorded at this time, or null. After a lost response from D1 this tells whether
 * the batch was committed.
 */
export const findRecordedItem = (db: Database, { staff, requestId, now }: Editor & { now: Date }) =>
	itemOfAct(db, { actorId: staff.id, requestId }, now)
