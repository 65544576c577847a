import type { JobInput } from '#contracts/careers/careers.ts'
import { questionsIn } from '#contracts/careers/questions.ts'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { refuseUnless } from '#worker/data/write-guards.ts'
import { auditedOf } from '#worker/editing/field-columns.ts'
import { savedRow } from '#worker/editing/one-row-item.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { findEditedRow } from '#worker/editing/rows/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'
import { jobFieldColumns, jobKeysOf, jobPosts } from './careers.table.ts'
import { changedQuestions, haveNoAnswer, refuseAnswered } from './job-questions.ts'

/** Characters that show nothing. */
const withoutWidth = /[\s\u200b\u2060\ufeff]/gu

/** Adds a job, or changes the one with the id of the form. Returns the id. */
export const saveJob = (db: Database, form: JobInput, editor: Editor): Promise<number> =>
	lastWriteWins(form.version, () => tryToSave(db, form, editor))

async function tryToSave(db: Database, form: JobInput, editor: Editor): Promise<number> {
	const { id, version, draftVersion, jobDescription: sent, ...fields } = form
	const before = await findEditedRow(db, jobPosts, { id, version }, 'job.not-found')

	const jobDescription = await acceptedDescription(sent)
	const asked = questionsIn(before?.questions)
	const { kept, gone } = changedQuestions(asked, fields.questions === undefined ? asked : questionsIn(fields.questions))
	const columns = {
		...fields,
		questions: JSON.stringify(kept),
		...jobKeysOf(fields),
		jobDescription,
		cleanedBy: cleaningVersion,
		closedOn: closedOn(fields.dueDate, before, companyToday(editor.now)),
	}
	const [was, is] = textDifference(before?.jobDescription ?? '', jobDescription)
	const changes = changesBetween(
		before ? auditedOf(jobFieldColumns, before, { jobDescription: was }) : {},
		auditedOf(jobFieldColumns, columns, { jobDescription: is }),
	)
	try {
		return await saveRow(
			db,
			{
				table: jobPosts,
				before,
				columns,
				...savedRow('careers', jobFieldColumns, { before, after: columns, draft: draftVersion }),
				audit: { section: 'careers', changes },
				// Check again in the batch: an application may arrive at any moment.
				also: (jobId) => [refuseUnless(db, haveNoAnswer(jobId, gone))],
			},
			editor,
		)
	} catch (error) {
		// The foreign key decides: the job type may disappear at any moment.
		if (isReferenceBroken(error)) refuse('jobTypeId', 'This job type does not exist any more.')
		await refuseAnswered(db, id ?? 0, gone)
		throw error
	}
}

/** A typing error in a date must not erase applications: a job that a save closes is closed on the day of the save. */
function closedOn(dueDate: string, before: { dueDate: string; closedOn: string } | null, today: string): string {
	if (dueDate >= today) return dueDate
	return before?.dueDate === dueDate ? before.closedOn : today
}

/** Cleans the HTML of a form and drops its pictures. HTML that was sent as encoded text is decoded first. */
async function acceptedDescription(sent: string): Promise<string> {
	const { cleanHtml, decodeOnce } = await import('#worker/publishing/clean-html.ts')
	const cleaned = cleanHtml(decodeOnce(sent))
	// Cleaned HTML has no raw `>` in attributes. The second run drops elements that are empty without their pictures.
	const kept = cleaned && cleanHtml(cleaned.replace(/<img [^>]*>/g, ''))
	if (kept === null) return refuse('jobDescription', 'The description is too long, or nested too deeply, to be kept.')
	if (plainTextOf(kept).replace(withoutWidth, '') === '') return refuse('jobDescription', 'Job Description is required')
	// The contract trims what it receives, so a second save of trimmed HTML changes nothing.
	return kept.trim()
}

function refuse(field: keyof JobInput, message: string): never {
	throw new AppError('request.invalid', { fields: { [field]: message } })
}
