import { beforeAll, describe, expect, test } from 'vitest'
import { documentReasons } from '#contracts/shared/file-faults.ts'
import {
	aPdf,
	askPublicly,
	caseStudiesWith,
	caseStudyCalls,
	someCategory,
} from '#tests/support/builders/published/case-studies.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxOf, jpegOf, pdfOf, pngOf, webpOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'

let calls: Awaited<ReturnType<typeof caseStudiesWith>>
beforeAll(async () => {
	calls = await caseStudiesWith({ id: 5_002, name: 'Education' })
})

const form = caseStudyCalls.form
const fieldsOf = async (answer: Response) => ((await answer.json()) as { fields: unknown }).fields
const filesIn = async (state: string) =>
	(
		await bindings.DB.prepare('select key, name, shown from files where state = ? order by name')
			.bind(state)
			.all<{ key: string; name: string; shown: number }>()
	).results

test('a saved case study is read as it was sent', async () => {
	const id = await calls.saved(form())
	expect(await calls.found(id)).toEqual({
		id,
		title: 'Accounts opened in eleven minutes',
		description: 'A cooperative bank put onboarding on 43 counters in ten weeks.',
		categoryId: someCategory.id,
		categoryName: someCategory.name,
		challenges: 'Forms of eight pages, typed twice///One proof in six was missing',
		benefits: 'Eleven minutes for an account',
		firstBenefit: 'Eleven minutes for an account',
		publishedDate: '2026-03-02',
		isPublished: true,
		thumbnailImage: expect.stringMatching(/^\/media\/[\w-]+\/picture\.png\?expires=\d+&signature=/),
		thumbnailAlt: '',
		thumbnailWidth: 800,
		thumbnailHeight: 450,
		pdfAttachment: expect.stringMatching(/^\/media\/[\w-]+\/study\.pdf\?expires=\d+&signature=/),
		pdfName: 'study.pdf',
		pdfSize: aPdf().size,
		publishAt: null,
		unpublishAt: null,
		state: 'published',
		version: 1,
		updatedAt: expect.stringMatching(/Z$/),
		updatedBy: expect.any(String),
	})
})

test('an edit changes every field, the category among them', async () => {
	const id = await calls.saved(form())
	const { thumbnailImage: _, pdfAttachment: __, ...rest } = form()
	const edited = {
		title: 'Another title',
		description: 'Another description',
		categoryId: 5_002,
		challenges: 'One',
		benefits: 'Two///Three',
		publishedDate: '2026-04-01',
		isPublished: false,
		thumbnailAlt: 'A counter with a scanner',
	}
	const sent = Object.fromEntries(Object.entries(edited).map(([name, value]) => [name, String(value)]))
	await calls.saved({ ...rest, ...sent, id: String(id), version: '1' })
	const found = await calls.found(id)
	expect(found).toMatchObject({ ...edited, id, categoryName: 'Education', firstBenefit: 'Two', version: 2 })
})

const wrongPicture = 'Please upload only image files (e.g., JPG, PNG).'
const largePicture = 'Image size exceeds the maximum allowed size of  70 KB.'
const wrongPdf = 'Invalid file type. Please upload a PDF file.'
const because = (reason: keyof typeof documentReasons) => `${wrongPdf} ${documentReasons[reason]}`

describe('files are checked by their content', () => {
	test.each<[string, string, File, string]>([
		['a PDF named .png', 'thumbnailImage', asFile(pdfOf('x'), 'cover.png'), wrongPicture],
		[
			'a picture one byte too large',
			'thumbnailImage',
			asFile(pngOf(800, 450, { bytes: 71_681 }), 'a.png'),
			largePicture,
		],
		['a page named .pdf', 'pdfAttachment', asFile(textBytes('<script>alert(1)</script>'), 'study.pdf'), wrongPdf],
		['a picture', 'pdfAttachment', asFile(pngOf(8, 8), 'study.pdf'), because('picture')],
		['a Word document', 'pdfAttachment', asFile(docxOf(), 'study.docx'), because('word')],
		['a Word document named .pdf', 'pdfAttachment', asFile(docxOf(), 'study.pdf'), because('word')],
		['half a PDF', 'pdfAttachment', asFile(pdfOf('x').slice(0, 200), 'study.pdf'), because('unreadable')],
		['an empty PDF', 'pdfAttachment', asFile(new Uint8Array(), 'study.pdf'), because('empty')],
	])('%s', async (_, field, file, message) => {
		const before = await counts()
		const answer = await calls.save({ ...form(), [field]: file })
		expect([answer.status, await fieldsOf(answer)]).toEqual([400, { [field]: message }])
		expect(await counts()).toEqual(before)
	})

	test('both are named when both are wrong, and the good one of two is not kept', async () => {
		const page = asFile(textBytes('<!doctype html>'), 'cover.png')
		const before = await counts()
		const both = await calls.save({ ...form(), thumbnailImage: page, pdfAttachment: asFile(docxOf(), 'study.pdf') })
		expect(await fieldsOf(both)).toEqual({ thumbnailImage: wrongPicture, pdfAttachment: because('word') })
		expect((await calls.save({ ...form(), thumbnailImage: page })).status).toBe(400)
		expect(await counts()).toEqual(before)
	})

	test.each<[string, File]>([
		['70 KB to the byte', asFile(pngOf(1434, 956, { bytes: 71_680 }), 'cover.png')],
		['another height than 956', asFile(jpegOf(1434, 700), 'cover.jpg')],
		['a WebP', asFile(webpOf(1434, 956), 'cover.webp')],
	])('a picture of %s passes', async (_, thumbnailImage) => {
		const id = await calls.saved({ ...form(), thumbnailImage })
		expect(await calls.found(id)).toMatchObject({ thumbnailWidth: 1434 })
	})
})

test('the PDF stays unless its flag says otherwise; a replaced one stays for the history', async () => {
	const id = await calls.saved({ ...form(), pdfAttachment: asFile(pdfOf('first'), 'first.pdf') })
	const edit = (parts: object) => calls.saved({ ...form(), ...parts, id: String(id) })
	const another = { pdfAttachment: asFile(pdfOf('second'), 'second.pdf') }
	await edit({ ...another, hasPdfAttachmentChanged: 'false' })
	expect(await calls.found(id)).toMatchObject({ pdfName: 'first.pdf' })
	await edit({ ...another, hasPdfAttachmentChanged: 'true' })
	expect(await calls.found(id)).toMatchObject({ pdfName: 'second.pdf' })
	expect(await filesIn('live')).toContainEqual({ key: expect.any(String), name: 'first.pdf', shown: 0 })
})

test('a category that is not there is refused in its field, and nothing is written', async () => {
	const before = await counts()
	const answer = await calls.save({ ...form(), categoryId: '987654' })
	expect([answer.status, await fieldsOf(answer)]).toEqual([400, { categoryId: 'Please choose a category of the list' }])
	expect(await counts()).toEqual(before)
})

describe('deleting', () => {
	const remove = (id: number) =>
		call(`${caseStudyCalls.base}/deletecasestudy/${id}`, { method: 'DELETE', headers: calls.headers })

	test('takes a case study from every list, hides its files and is written down', async () => {
		const id = await calls.saved({ ...form(), title: 'Soon gone', pdfAttachment: asFile(pdfOf('gone'), 'gone.pdf') })
		const { thumbnailImage, pdfAttachment } = await calls.found(id)
		const answer = await remove(id)
		expect([answer.status, await answer.json()]).toEqual([200, true])
		expect((await calls.details(id)).status).toBe(404)
		expect((await askPublicly(`fetchpublishedcasestudiesbyid/${id}`)).status).toBe(404)
		expect((await calls.publicRows()).some(({ title }) => title === 'Soon gone')).toBe(false)
		for (const address of [thumbnailImage, pdfAttachment])
			expect((await call(String(address).replace(/\?.*/, ''))).status).toBe(404)
		expect(await filesIn('live')).toContainEqual({ key: expect.any(String), name: 'gone.pdf', shown: 0 })
		const act = await bindings.DB.prepare("select * from audit_log where action = 'deleted' and item_id = ?")
			.bind(id)
			.first<{ section: string; changes: string }>()
		expect(act).toMatchObject({ section: 'caseStudies' })
		expect(JSON.parse(act?.changes ?? '')).toMatchObject({ title: ['Soon gone', null] })
	})

	test('a missing case study is not found, also the second time', async () => {
		const id = await calls.saved(form())
		expect((await remove(id)).status).toBe(200)
		const before = await counts()
		for (const unknown of [id, 987654]) {
			const answer = await remove(unknown)
			expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'case-study.not-found' }])
		}
		expect(await counts()).toEqual(before)
	})
})
