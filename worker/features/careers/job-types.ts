import { asc, eq } from 'drizzle-orm'
import type { JobType, JobTypeForm, JobTypes } from '#contracts/careers/careers.ts'
import { errors } from '#contracts/shared/errors.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { changesBetween, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { staleWrite } from '#worker/data/stale-write.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import { lastChangeOf, newestId } from '#worker/publishing/publishable.ts'
import { added, asRead, changed, type Editor, lastWriteWins, refuseStale } from '#worker/publishing/save-item.ts'
import { jobTypes } from './careers.table.ts'

const listed = {
	id: jobTypes.id,
	name: jobTypes.name,
	employmentType: jobTypes.employmentType,
	version: jobTypes.version,
}

/** What a job can be, by id. */
export async function viewJobTypes(db: Database): Promise<JobTypes> {
	const rows = await db.select({ id: jobTypes.id, name: jobTypes.name }).from(jobTypes).orderBy(asc(jobTypes.id))
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

export const listJobTypes = (db: Database): Promise<JobType[]> =>
	db.select(listed).from(jobTypes).orderBy(asc(jobTypes.id))

/** Adds a job type, or renames it and changes what search engines call it; answers its id. */
export const saveJobType = (db: Database, form: JobTypeForm, editor: Editor): Promise<number> =>
	lastWriteWins(form.version, () => tryToSave(db, form, editor))

async function tryToSave(
	db: Database,
	{ id, name, employmentType: chosen, version }: JobTypeForm,
	editor: Editor,
): Promise<number> {
	const [before = null] = id === null ? [] : await db.select(listed).from(jobTypes).where(eq(jobTypes.id, id))
	if (id !== null && !before) throw new AppError('job-type.not-found')
	await refuseStale(db, jobTypes, before, version)
	const after = { name, employmentType: chosen ?? before?.employmentType ?? 'OTHER' }
	const columns = { ...after, nameKey: normalised(name) }
	const write = before
		? db
				.update(jobTypes)
				.set({ ...columns, ...changed(jobTypes, editor) })
				.where(asRead(jobTypes, before))
				.returning({ id: jobTypes.id })
		: db
				.insert(jobTypes)
				.values({ ...columns, ...added(editor) })
				.returning({ id: jobTypes.id })
	const act = {
		actor: editor.staff,
		section: 'careers',
		action: before ? 'job type changed' : 'job type added',
		itemId: id ?? newestId(jobTypes),
		changes: changesBetween(before ?? {}, after),
		requestId: editor.requestId,
	}
	try {
		const [[saved]] = await db.batch([
			write,
			refuseUnlessChanged(db),
			...contentChanged(db, ['careers'], editor.now),
			recordAct(db, act, editor.now),
		])
		if (!saved) throw new Error('The saved job type has no id')
		return saved.id
	} catch (error) {
		if (isDuplicate(error, 'job_types.name_key'))
			throw new AppError('job-type.name-taken', { fields: { name: errors['job-type.name-taken'].message } })
		if (before && isRefusedByGuard(error)) throw await staleWrite(() => lastChangeOf(db, jobTypes, before.id))
		throw error
	}
}
