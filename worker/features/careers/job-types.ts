import { asc } from 'drizzle-orm'
import type { JobType, JobTypeInput, JobTypes } from '#contracts/careers/job-types.ts'
import type { Database } from '#worker/data/db.ts'
import { type NamedKind, namesById, nameTaken, saveNamedRow } from '#worker/editing/rows/named-row.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { jobTypes } from './careers.table.ts'

export const jobTypeKind = {
	table: jobTypes,
	tags: ['careers'],
	audit: { section: 'careers', noun: 'job type' },
	notFound: 'job-type.not-found',
} satisfies NamedKind

/** The job types by id. */
export const viewJobTypes = (db: Database): Promise<JobTypes> => namesById(db, jobTypes)

export const listJobTypes = (db: Database): Promise<JobType[]> =>
	db
		.select({
			id: jobTypes.id,
			name: jobTypes.name,
			employmentType: jobTypes.employmentType,
			version: jobTypes.version,
		})
		.from(jobTypes)
		.orderBy(asc(jobTypes.id))

/** Adds or changes a job type and returns its id. */
export async function saveJobType(
	db: Database,
	{ name, employmentType: chosen, ...edit }: JobTypeInput,
	editor: Editor,
): Promise<number> {
	const saved = await saveNamedRow(
		db,
		jobTypeKind,
		edit,
		(before) => ({ name, employmentType: chosen ?? before?.employmentType ?? 'OTHER' }),
		editor,
	)
	if (!saved) throw nameTaken('job-type.name-taken', 'name')
	return saved.id
}
