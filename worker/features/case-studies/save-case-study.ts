import { eq } from 'drizzle-orm'
import type { CaseStudyForm } from '#contracts/content/case-studies.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { filesKeeper, type KeepFiles } from '#worker/publishing/keep-files.ts'
import {
	added,
	asRead,
	changed,
	type Doomed,
	deleteItem,
	type Editor,
	lastWriteWins,
	refuseStale,
	saveItem,
} from '#worker/publishing/save-item.ts'
import { caseStudies, caseStudyCategories } from './case-studies.table.ts'

/** Adds a case study, or changes the one with the form's id; answers its id. */
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
	if (id !== null && !before) throw new AppError('case-study.not-found')
	await refuseStale(db, caseStudies, before, version)
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

	const after = { ...fields, thumbnailKey, pdfKey }
	const columns = { ...after, titleKey: normalised(fields.title) }
	const write = before
		? db
				.update(caseStudies)
				.set({ ...columns, ...changed(caseStudies, editor) })
				.where(asRead(caseStudies, before))
				.returning({ id: caseStudies.id })
		: db
				.insert(caseStudies)
				.values({ ...columns, ...added(editor) })
				.returning({ id: caseStudies.id })
	const kept = [thumbnailKey, pdfKey]
	const lost = before ? filesOf(before).filter((key) => !kept.includes(key)) : []
	const files = { kept, lost, shown: form.isPublished }
	try {
		return await saveItem(db, { table: caseStudies, id, write, files, section: 'caseStudies', before, after }, editor)
	} catch (error) {
		// The category has been deleted since it was looked for.
		throw isReferenceBroken(error) ? unknownCategory() : error
	}
}

/** Deletes a case study with its files; throws `case-study.not-found` where there is none. */
export async function deleteCaseStudy(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<Doomed | null> => {
		const [stored] = await selectStored(db, id)
		if (!stored) return null
		const { titleKey: _, ...before } = stored
		return { table: caseStudies, id, version: stored.version, section: 'caseStudies', files: filesOf(stored), before }
	}
	if (!(await deleteItem(db, read, editor))) throw new AppError('case-study.not-found')
}

const selectStored = (db: Database, id: number) => db.select().from(caseStudies).where(eq(caseStudies.id, id))

const filesOf = ({ thumbnailKey, pdfKey }: typeof caseStudies.$inferSelect) => [thumbnailKey, pdfKey]

const unknownCategory = () =>
	new AppError('request.invalid', { fields: { categoryId: 'Please choose a category of the list' } })
