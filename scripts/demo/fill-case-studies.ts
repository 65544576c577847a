import { caseStudyForm, listSeparator } from '#contracts/content/case-studies.ts'
import { saveCategory } from '#worker/features/case-studies/categories.ts'
import { saveCaseStudy } from '#worker/features/case-studies/save-case-study.ts'
import { type DemoCaseStudy, demoCaseStudies, demoCaseStudyCategories } from './demo-content.ts'
import { each, type Filling, onDay, thumbnail } from './filling.ts'
import { uploadOf } from './load-content.ts'
import { checked } from './parse-content.ts'

export async function fillCaseStudies(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const categories = new Map<string, number>()
	for (const categoryName of demoCaseStudyCategories) {
		const added = await saveCategory(db, { categoryId: null, categoryName }, editor)
		if (added) categories.set(categoryName, added.categoryId)
	}
	return each(demoCaseStudies, (item) => addCaseStudy(filling, item, categories))
}

function addCaseStudy({ db, bindings, editor }: Filling, item: DemoCaseStudy, categories: Map<string, number>) {
	const { folder, slug, title, description, publishedDate } = item
	const form = {
		title,
		description,
		publishedDate,
		...thumbnail(item),
		isPublished: !item.unpublished,
		categoryId: categories.get(item.category),
		challenges: item.challenges.join(listSeparator),
		benefits: item.benefits.join(listSeparator),
		pdfAttachment: uploadOf(item, 'document.pdf', `case-${slug}.pdf`),
	}
	return saveCaseStudy(db, bindings, checked(caseStudyForm, folder, form), { ...editor, now: onDay(publishedDate) })
}
