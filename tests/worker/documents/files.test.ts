import { beforeAll, describe, expect, test } from 'vitest'
import { documentReasons } from '#contracts/shared/file-faults.ts'
import { aPdf, flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxOf, pdfOf, pngOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'

const filesOf = async (states: string) =>
	(await bindings.DB.prepare(`select name, shown from files where state = '${states}'`).all()).results

describe.each([
	['Flyers', flyerCalls],
	['Whitepapers', whitepaperCalls],
])('%s', (_, kind) => {
	let calls: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		calls = await callsOf(kind)
	})
	const keyIn = (address: unknown) => /^\/media\/([\da-f-]{36})\//.exec(String(address))?.[1]

	test('a new one has its picture and its PDF, each under its own address, with name and size', async () => {
		const found = await calls.found(await calls.saved(kind.form()))
		expect(found).toMatchObject({
			thumbnailAlt: '',
			thumbnailWidth: 800,
			thumbnailHeight: 450,
			fileName: 'Six figures.pdf',
			fileSize: aPdf().size,
		})
		expect(keyIn(found.thumbnailImage)).toBeDefined()
		expect(keyIn(found.file)).toBeDefined()
		expect(keyIn(found.file)).not.toBe(keyIn(found.thumbnailImage))
		const pdf = await call(String(found.file))
		expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
		expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(pdfOf('Six figures'))
	})

	test('lists and visitors get each with its own files', async () => {
		const { id, ...first } = (await calls.list()).content[0] ?? {}
		const [published] = await calls.publicRows()
		for (const row of [first, published ?? {}]) expect(keyIn(row.file)).not.toBe(keyIn(row.thumbnailImage))
		expect(published).toMatchObject({ id, fileName: 'Six figures.pdf' })
		expect(published?.file).toMatch(/^\/media\/[\da-f-]{36}\/Six-figures\.pdf$/)
		expect(Object.keys(published ?? {}).sort()).toEqual([
			...['description', 'file', 'fileName', 'fileSize', 'id', 'isPublished', 'thumbnailAlt', 'thumbnailHeight'],
			...['thumbnailImage', 'thumbnailWidth', 'title'],
		])
	})

	test.each<[string, File, string]>([
		['a page named .pdf', asFile(textBytes('<!doctype html><script>alert(1)</script>'), 'page.pdf'), ''],
		['a picture named .pdf', asFile(pngOf(8, 8), 'picture.pdf'), documentReasons.picture],
		['a Word document', asFile(docxOf(), 'document.docx'), documentReasons.word],
		['half a PDF', asFile(pdfOf('x').slice(0, 200), 'half.pdf'), documentReasons.unreadable],
	])('%s is no PDF: it is refused with the reason, and nothing is kept', async (_name, file, reason) => {
		const before = await counts()
		const answer = await calls.save({ ...kind.form(), file })
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ fields: { file: `Invalid file type. Please upload a PDF file. ${reason}`.trim() } },
		])
		expect(await counts()).toEqual(before)
	})

	test('wrong files of both fields are refused at once', async () => {
		const answer = await calls.save({
			...kind.form(),
			thumbnailImage: asFile(pdfOf('x'), 'picture.png'),
			file: asFile(pngOf(8, 8), 'document.pdf'),
		})
		const { fields } = (await answer.json()) as { fields: object }
		expect(Object.keys(fields).sort()).toEqual(['file', 'thumbnailImage'])
	})

	test('an edit replaces the file whose flag is set and keeps the other one', async () => {
		const id = await calls.saved(kind.form())
		const before = await calls.found(id)
		const edit = {
			...kind.form(),
			id: String(id),
			thumbnailImage: aPicture(640, 360),
			file: aPdf('Other', 'other.pdf'),
		}
		await calls.saved(edit)
		expect(await calls.found(id)).toMatchObject({ fileName: 'Six figures.pdf', thumbnailWidth: 800, version: 2 })
		await calls.saved({ ...edit, hasUploadedFileChanged: 'true' })
		const after = await calls.found(id)
		expect(after).toMatchObject({ fileName: 'other.pdf', thumbnailWidth: 800, version: 3 })
		expect(keyIn(after.thumbnailImage)).toBe(keyIn(before.thumbnailImage))
		expect((await call(String(before.file).replace(/\?.*/, ''))).status).toBe(404)
		expect(await filesOf('live')).toContainEqual({ name: 'Six figures.pdf', shown: 0 })
	})

	test('refused files leave nothing', async () => {
		expect(await filesOf('pending')).toEqual([])
	})

	test('the newest comes first, for staff and for visitors', async () => {
		const ids: number[] = []
		for (let index = 0; index < 3; index += 1) ids.unshift(await calls.saved(kind.form()))
		expect((await calls.list({ pageSize: 3 })).content.map((row) => row.id)).toEqual(ids)
		expect((await calls.publicRows()).slice(0, 3).map((row) => row.id)).toEqual(ids)
	})
})

test('a page has six flyers or five whitepapers', async () => {
	for (const [kind, size] of [
		[flyerCalls, 6],
		[whitepaperCalls, 5],
	] as const) {
		const calls = await callsOf(kind)
		for (let index = 0; index < 4; index += 1) await calls.saved(kind.form())
		const { content, totalElements, totalPages } = await calls.list()
		expect(content).toHaveLength(size)
		expect(totalPages).toBe(Math.ceil(totalElements / size))
	}
})
