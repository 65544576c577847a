import { jobForm, jobStateOf } from '#contracts/careers/careers.ts'
import { questionsIn } from '#contracts/careers/questions.ts'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import type { ItemValues } from '#contracts/items/drafts.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'
import { itemKind } from '#worker/editing/item-kind.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'
import { shownRow, shownValues } from '#worker/publishing/shown-values.ts'
import { jobFieldColumns, jobNamesOf, jobPosts, jobTypes } from './careers.table.ts'
import { deleteJob } from './delete-job.ts'
import { jobTypeKind } from './job-types.ts'
import { selectVisibleJobs } from './published-jobs.queries.ts'
import { readJob } from './read-job.ts'
import { saveJob } from './save-job.ts'

const publishStates = { Upcoming: 'scheduled', Open: 'published', Closed: 'ended' } as const

/** The copy of a closed job starts today, and its editor chooses the last day. Retired questions are not copied. */
function valuesInCopy(now: Date, { startDate, dueDate, questions }: ItemValues): ItemValues {
	const today = companyToday(now)
	return {
		questions: JSON.stringify(questionsIn(questions).filter(({ retired }) => !retired)),
		startDate: typeof startDate === 'string' && startDate >= today ? startDate : today,
		dueDate: typeof dueDate === 'string' && dueDate >= today ? dueDate : '',
	}
}

/** The type of a draft without one, in its preview. */
const noType = { id: 0, name: 'No type yet', nameKey: '', employmentType: 'FULL_TIME' }

/** The columns of a job in its preview that no field fills, or only one with a right value. */
const otherwise = {
	jobTypeId: noType.id,
	country: ownCountry,
	salaryCurrency: brand.currency,
	salaryUnit: 'YEAR',
	answerDays: usualAnswerDays,
	// An autosave has cleaned it.
	cleanedBy: cleaningVersion,
	erasedApplications: 0,
	questions: '[]',
} as const

export const jobItemKind = itemKind('careers', jobFieldColumns, {
	form: jobForm,
	rules: {},
	labels: { jobTypeId: jobTypeKind },
	inCopy: valuesInCopy,
	tables: [{ table: jobPosts, derived: jobNamesOf }],
	read: readJob,
	remove: deleteJob,
	rowsOf: (draft, base) => [
		shownRow(jobFieldColumns, jobForm, draft, base, otherwise),
		{ table: jobTypes, owner: 'id', ids: [noType.id], rows: [noType] },
	],
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
	selectVisible: selectVisibleJobs,
	save: (db, _bindings, form, editor) => saveJob(db, form, editor),
})
