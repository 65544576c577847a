import { jobForm, jobStateOf } from '#contracts/careers/careers.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { validForm } from '#worker/files/multipart.ts'
import { shownValues } from '#worker/publishing/shown-values.ts'
import { jobNamesOf, jobPosts } from './careers.table.ts'
import { deleteJob } from './delete-job.ts'
import { shownJob } from './job-snapshot.ts'
import { jobTypeKind } from './job-types.ts'
import { readJob } from './read-job.ts'
import { saveJob } from './save-job.ts'

const publishStates = { Upcoming: 'scheduled', Open: 'published', Closed: 'ended' } as const

/** Jobs for drafts, history and trash. */
export const jobItemKind: ItemKind = {
	name: 'careers',
	table: jobPosts,
	scheduled: null,
	notFound: 'job.not-found',
	form: jobForm,
	idField: 'id',
	publishedField: null,
	titleField: 'jobPosition',
	htmlField: 'jobDescription',
	labels: { jobTypeId: jobTypeKind },
	typedNumbers: ['salaryMin', 'salaryMax'],
	inCopy: () => ({ startDate: '', dueDate: '' }),
	files: {},
	tables: [{ table: jobPosts, derived: jobNamesOf }],
	read: readJob,
	remove: deleteJob,
	rowsOf: shownJob,
	openOn(values, today) {
		const { date } = shownValues(values)
		const [startDate, dueDate] = [date('startDate') ?? today, date('dueDate') ?? today]
		const state = jobStateOf({ startDate, dueDate }, today)
		const at = { Upcoming: startDate, Open: null, Closed: dueDate }[state]
		const [latestStart, earliestEnd] = [startDate > today ? today : startDate, dueDate < today ? today : dueDate]
		return {
			state: { state: publishStates[state], at },
			values: { ...values, startDate: latestStart, dueDate: earliestEnd },
		}
	},
	check: (db, sent) => validForm(db, jobForm, sent),
	async save(db, _bindings, sent, editor) {
		return saveJob(db, await validForm(db, jobForm, sent), editor)
	},
}
