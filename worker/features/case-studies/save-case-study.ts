import { eq } from 'drizzle-orm'
import type { CaseStudyInput } from '#contracts/content/case-studies.ts'
import { fileRules, type ItemFormFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { savedRow } from '#worker/editing/one-row-item.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { checkEdit } from '#worker/editing/rows/read-row.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { savedSchedule } from '#worker/publishing/schedule.ts'
import { caseStudies, caseStudyCategories, caseStudyFieldColumns } from './case-studies.table.ts'
import { selectStoredCaseStudy } from './read-case-study.ts'

/** Adds a case study, or changes the one with the id of the form. Returns the id. */
export function saveCaseStudy(db: Database, bindings: Bindings, form: CaseStudyInput, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: CaseStudyInput, editor: Editor): Promise<number> {
	const {
		id,
		version,
		draftVersion,
		hasThumbnailImageChanged,
		thumbnailImage,
		hasPdfAttachmentChanged,
		pdfAttachment,
		...fields
	} = form
	const [[before = null], [category]] = await db.batch([
		selectStoredCaseStudy(db, id ?? 0),
		db
			.select({ id: caseStudyCategories.id })
			.from(caseStudyCategories)
			.where(eq(caseStudyCategories.id, fields.categoryId)),
	])
	await checkEdit(db, caseStudies, before, { id, version }, 'case-study.not-found')
	if (!category) throw unknownCategory()

	const file = (wanted: boolean, sent: ItemFormFile | undefined) => (id === null || wanted ? sent : undefined)
	const [newPicture, newPdf] = await keepFiles([
		{
			field: 'thumbnailImage',
			file: file(hasThumbnailImageChanged, thumbnailImage),
			rule: fileRules.caseStudyPicture,
		},
		{ field: 'pdfAttachment', file: file(hasPdfAttachmentChanged, pdfAttachment), rule: fileRules.pdf },
	])
	const thumbnailKey = newPicture ?? before?.thumbnailKey
	const pdfKey = newPdf ?? before?.pdfKey
	if (!thumbnailKey || !pdfKey) throw new Error('The contract lets no case study pass without its files')

	const changed = { ...fields, ...savedSchedule(fields, before), thumbnailKey, pdfKey }
	try {
		return await saveRow(
			db,
			{
				table: caseStudies,
				before,
				columns: { ...changed, ...titleKeyOf(fields) },
				...savedRow('caseStudies', caseStudyFieldColumns, { before, after: changed, draft: draftVersion }),
			},
			editor,
		)
	} catch (error) {
		// An editor has deleted the category since it was read.
		throw isReferenceBroken(error) ? unknownCategory() : error
	}
}

const unknownCategory = () =>
	new AppError('request.invalid', { fields: { categoryId: 'Please choose a category of the list' } })
