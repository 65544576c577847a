import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { caseStudies } from './case-studies.table.ts'

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
