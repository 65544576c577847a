import { companyToday } from '#contracts/shared/company-time.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import { missingPdf, missingPicture, shownValues } from '#worker/publishing/shown-values.ts'
import { caseStudies, caseStudyCategories } from './case-studies.table.ts'

type Columns = Omit<
	typeof caseStudies.$inferSelect,
	'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'titleKey'
>

/** The snapshot of a case study for its history. */
export const caseStudySnapshot = (study: Columns): Snapshot => ({
	values: {
		title: study.title,
		description: study.description,
		categoryId: study.categoryId,
		challenges: study.challenges,
		benefits: study.benefits,
		publishedDate: study.publishedDate,
		isPublished: study.isPublished,
		publishAt: study.publishAt,
		unpublishAt: study.unpublishAt,
		thumbnailAlt: study.thumbnailAlt,
	},
	files: filesByField({ thumbnailImage: study.thumbnailKey, pdfAttachment: study.pdfKey }),
})

const noCategory = 0

/** The rows of a draft of a case study, for its preview. */
export function shownCaseStudy({ values, files }: Snapshot, base: BaseRow) {
	const { text, date, moment, number, flag } = shownValues(values)
	const row: typeof caseStudies.$inferSelect = {
		...base,
		title: text('title'),
		titleKey: '',
		description: text('description'),
		categoryId: number('categoryId') ?? noCategory,
		challenges: text('challenges'),
		benefits: text('benefits'),
		publishedDate: date('publishedDate') ?? companyToday(),
		isPublished: flag('isPublished'),
		publishAt: moment('publishAt'),
		unpublishAt: moment('unpublishAt'),
		thumbnailKey: files.thumbnailImage ?? missingPicture,
		thumbnailAlt: text('thumbnailAlt'),
		pdfKey: files.pdfAttachment ?? missingPdf,
	}
	const placeholder = { id: noCategory, name: 'No category yet', nameKey: '' }
	return [
		{ table: caseStudies, owner: 'id', ids: [base.id], rows: [row] },
		{ table: caseStudyCategories, owner: 'id', ids: [noCategory], rows: [placeholder] },
	]
}
