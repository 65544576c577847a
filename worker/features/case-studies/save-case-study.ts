import { eq } from 'drizzle-orm'
import type { CaseStudyForm } from '#contracts/content/case-studies.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { type DeletedRow, deleteRow } from '#worker/editing/deleted-row.ts'
import { saveRow } from '#worker/editing/edited-row.ts'
import { lastWriteWins } from '#worker/editing/last-write-wins.ts'
import { checkEdit } from '#worker/editing/read-row.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { caseStudies, caseStudyCategories } from './case-studies.table.ts'

/** Adds a case study, or changes the one with the id of the form. Returns the id. */
export function saveCaseStudy(db: Database, bindings: Bindings, form: CaseStudyForm, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: CaseStudyForm, editor: Editor): Promise<number> {
	const { id, version, hasThumbnailImageChanged, thumbnailImage, hasPdfAttachmentChanged, pdfAttachment, ...fields } =
		form
	const [[before = null], [category]] = await db.batch([
		selectStored(db, id ?? 0),
		db
			.select({ id: caseStudyCategories.id })
			.from(caseStudyCategories)
			.where(eq(caseStudyCategories.id, fields.categoryId)),
	])
	await checkEdit(db, caseStudies, before, { id, version }, 'case-study.not-found')
	if (!category) throw unknownCategory()

	const file = (wanted: boolean, sent: File | undefined) => (id === null || wanted ? sent : undefined)
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

	const changed = { ...fields, thumbnailKey, pdfKey }
	try {
		return await saveRow(
			db,
			{
				table: caseStudies,
				before,
				columns: { ...changed, titleKey: normalised(fields.title) },
				files: { before: before ? filesOf(before) : [], after: [thumbnailKey, pdfKey], shown: form.isPublished },
				tags: ['caseStudies'],
				audit: { section: 'caseStudies', changes: changesBetween(before ?? {}, changed) },
			},
			editor,
		)
	} catch (error) {
		// An editor has deleted the category since it was read.
		throw isReferenceBroken(error) ? unknownCategory() : error
	}
}

/** Deletes a case study with its files. Throws `case-study.not-found`. */
export async function deleteCaseStudy(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<DeletedRow | null> => {
		const [stored] = await selectStored(db, id)
		if (!stored) return null
		const { titleKey: _, ...before } = stored
		const audit = { section: 'caseStudies', before }
		return { table: caseStudies, row: stored, files: filesOf(stored), tags: ['caseStudies'], audit }
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError('case-study.not-found')
}

const selectStored = (db: Database, id: number) => db.select().from(caseStudies).where(eq(caseStudies.id, id))

const filesOf = ({ thumbnailKey, pdfKey }: typeof caseStudies.$inferSelect) => [thumbnailKey, pdfKey]

const unknownCategory = () =>
	new AppError('request.invalid', { fields: { categoryId: 'Please choose a category of the list' } })
