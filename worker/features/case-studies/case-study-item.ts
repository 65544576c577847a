import { caseStudyForm } from '#contracts/content/case-studies.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { itemKind } from '#worker/editing/item-kind.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { shownRow } from '#worker/publishing/shown-values.ts'
import { caseStudies, caseStudyCategories, caseStudyFieldColumns } from './case-studies.table.ts'
import { categoryKind } from './categories.ts'
import { selectVisibleCaseStudies } from './published-case-studies.queries.ts'
import { readCaseStudy } from './read-case-study.ts'
import { saveCaseStudy } from './save-case-study.ts'

/** The category of a draft without one, in its preview. */
const noCategory = { id: 0, name: 'No category yet', nameKey: '' }

export const caseStudyItemKind = itemKind('caseStudies', caseStudyFieldColumns, {
	form: caseStudyForm,
	rules: { thumbnailImage: fileRules.caseStudyPicture, pdfAttachment: fileRules.pdf },
	labels: { categoryId: categoryKind },
	inCopy: (now) => ({ publishedDate: companyToday(now) }),
	tables: [{ table: caseStudies, derived: titleKeyOf }],
	read: readCaseStudy,
	rowsOf: (draft, base) => [
		shownRow(caseStudyFieldColumns, caseStudyForm, draft, base, { categoryId: noCategory.id }),
		{ table: caseStudyCategories, owner: 'id', ids: [noCategory.id], rows: [noCategory] },
	],
	selectVisible: selectVisibleCaseStudies,
	save: saveCaseStudy,
})
