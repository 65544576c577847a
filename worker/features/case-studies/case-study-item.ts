import { caseStudyForm } from '#contracts/content/case-studies.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { validForm } from '#worker/files/multipart.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { caseStudies } from './case-studies.table.ts'
import { shownCaseStudy } from './case-study-snapshot.ts'
import { categoryKind } from './categories.ts'
import { readCaseStudy } from './read-case-study.ts'
import { saveCaseStudy } from './save-case-study.ts'

/** Case studies for drafts, history and trash. */
export const caseStudyItemKind: ItemKind = {
	name: 'caseStudies',
	table: caseStudies,
	scheduled: { table: caseStudies, title: caseStudies.title, published: caseStudies.isPublished },
	notFound: 'case-study.not-found',
	form: caseStudyForm,
	idField: 'id',
	publishedField: 'isPublished',
	titleField: 'title',
	htmlField: null,
	labels: { categoryId: categoryKind },
	inCopy: (now) => ({ publishedDate: companyToday(now) }),
	files: {
		thumbnailImage: { rule: fileRules.caseStudyPicture, changed: 'hasThumbnailImageChanged' },
		pdfAttachment: { rule: fileRules.pdf, changed: 'hasPdfAttachmentChanged' },
	},
	tables: [{ table: caseStudies, derived: titleKeyOf }],
	read: readCaseStudy,
	rowsOf: shownCaseStudy,
	check: (db, sent) => validForm(db, caseStudyForm, sent),
	async save(db, bindings, sent, editor) {
		return saveCaseStudy(db, bindings, await validForm(db, caseStudyForm, sent), editor)
	},
}
