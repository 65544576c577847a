import { beforeAll, expect, test } from 'vitest'
import { caseStudyForm } from '#contracts/content/case-studies.ts'
import { newsForm } from '#contracts/content/news.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { deleteCategory, saveCategory } from '#worker/features/case-studies/categories.ts'
import { saveCaseStudy } from '#worker/features/case-studies/save-case-study.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { saveNews } from '#worker/features/news/save-news.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'

const rounds = repeats({ usual: 50, nightly: 500 })
const atOnce = 25

let editor: Editor
beforeAll(async () => {
	editor = await anEditor()
})

/** Runs all rounds, some of them concurrently. */
async function race(round: (number: number) => Promise<void>): Promise<void> {
	for (let first = 0; first < rounds; first += atOnce)
		await Promise.all(Array.from({ length: atOnce }, (_, index) => round(first + index)))
}

const orphans = () =>
	bindings.DB.prepare(
		'select count(*) as count from case_studies where category_id not in (select id from case_study_categories)',
	).first('count')

test('of a deletion of a category and a concurrent case study one is refused, in every round', async () => {
	const files = { thumbnailImage: aPicture(), pdfAttachment: asFile(pdfOf('A story'), 'story.pdf') }
	const ends = { kept: 0, deleted: 0 }
	await race(async (number) => {
		const category = await saveCategory(db, { categoryId: null, categoryName: `Category ${number}` }, { ...editor })
		if (!category) throw new Error('The category was refused')
		const form = caseStudyForm.parse({
			title: `Story ${number}`,
			description: 'What happened.',
			categoryId: category.categoryId,
			challenges: 'Paper',
			benefits: 'None',
			publishedDate: '2026-01-02',
			isPublished: 'true',
			...files,
		})
		const [deleted, saved] = await Promise.allSettled([
			deleteCategory(db, category.categoryId, { ...editor, requestId: crypto.randomUUID() }),
			saveCaseStudy(db, bindings, form, { ...editor, requestId: crypto.randomUUID() }),
		])
		if (saved.status === 'fulfilled') {
			expect(deleted).toEqual({ status: 'fulfilled', value: false })
			ends.kept += 1
		} else {
			expect(saved.reason).toBeInstanceOf(AppError)
			expect((saved.reason as AppError).details.fields).toHaveProperty('categoryId')
			expect(deleted).toEqual({ status: 'fulfilled', value: true })
			ends.deleted += 1
		}
	})
	expect(ends.kept + ends.deleted).toBe(rounds)
	expect(await orphans()).toBe(0)
}, 120_000)

test('once a save that unpublishes news has returned, no reader gets it, in any round', async () => {
	await race(async (number) => {
		const title = `Race ${number}`
		const now = { ...editor, requestId: crypto.randomUUID() }
		const id = await saveNews(db, bindings, newsForm.parse({ ...newsCalls.form(), title }), now)
		const titles = async () =>
			(await listPublishedNews(db, mediaPath, { pageNumber: 1, size: 100 })).content.map((item) => item.title)
		const { thumbnailImage: _, ...fields } = newsCalls.form()
		const unpublish = newsForm.parse({ ...fields, title, id: String(id), isPublished: 'false' })
		const meanwhile = titles()
		await saveNews(db, bindings, unpublish, { ...editor, requestId: crypto.randomUUID() })
		expect(await titles()).not.toContain(title)
		await meanwhile
	})
}, 120_000)
