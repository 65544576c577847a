import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mostPages, mostTextBytes } from '#contracts/search/file-pages.ts'
import { fileState, formOf, itemCalls, keysOf, refusal } from '#tests/support/builders/items/items.ts'
import { aPdf, flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { finding } from '#tests/support/pages/site.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { filePages } from '#worker/files/file-pages.table.ts'
import { files } from '#worker/files/files.table.ts'

async function aFlyer() {
	const { headers, saved } = await callsOf(flyerCalls)
	const items = itemCalls('flyers', headers)
	const id = await saved(flyerCalls.form())
	const keys = keysOf((await items.live(id)).files)
	return { items, id, key: keys.file ?? '', picture: keys.thumbnailImage ?? '' }
}

function send(items: ReturnType<typeof itemCalls>, fileKey: string, pages: unknown) {
	const body = new FormData()
	body.append('fileKey', fileKey)
	body.append('pages', typeof pages === 'string' ? pages : JSON.stringify(pages))
	return items.ask('filepages', { body })
}

const pagesOf = (key: string) =>
	db
		.select({ page: filePages.page, text: filePages.text, key: filePages.key })
		.from(filePages)
		.where(eq(filePages.fileKey, key))

describe('the text of a PDF', () => {
	test('is stored by pages as people read it and as searches compare it, and the doctor then misses nothing', async () => {
		const { items, key } = await aFlyer()
		expect(await finding('Text of PDFs')).toMatchObject({
			state: 'warning',
			text: 'The search of visitors does not know the text of 1 PDF of the items yet.',
			advice: 'Run `npm run reindex -- --remote`.',
		})
		const answer = await send(items, key, ['Étude of\ttides', ' ', 'A reor-\nganisation\n\n of  Ports'])
		expect([answer.status, await answer.json()]).toEqual([200, true])
		expect(await pagesOf(key)).toEqual([
			{ page: 1, text: 'Étude of tides', key: 'etude of tides' },
			{ page: 3, text: 'A reor-ganisation\nof Ports', key: 'a reorganisation of ports reor ganisation' },
		])
		expect(await finding('Text of PDFs')).toMatchObject({ state: 'good' })
	})

	test('is that of the first call: another tab changes nothing', async () => {
		const { items, key } = await aFlyer()
		await send(items, key, ['The first'])
		expect((await send(items, key, ['The second', 'Another'])).status).toBe(200)
		expect((await pagesOf(key)).map(({ text }) => text)).toEqual(['The first'])
	})

	test('may be empty: one empty page says that the file was read', async () => {
		const { items, key } = await aFlyer()
		await send(items, key, [])
		expect(await pagesOf(key)).toEqual([{ page: 1, text: '', key: '' }])
		expect(await finding('Text of PDFs')).toMatchObject({ state: 'good' })
	})

	test('goes with its file', async () => {
		const { items, key } = await aFlyer()
		await send(items, key, ['Gone'])
		await db.run(`delete from file_holders where file_key = '${key}'`)
		await db.run(`delete from flyers where file_key = '${key}'`)
		await db.delete(files).where(eq(files.key, key))
		expect(await pagesOf(key)).toEqual([])
	})

	test('of a draft is stored, too; once a save has replaced the draft, nothing is', async () => {
		const { items, id } = await aFlyer()
		const form = await formOf(items, id)
		const { thumbnailImage = '' } = form.kept
		const drafted = async () =>
			items.drafted({ ...form, kept: { thumbnailImage }, files: { file: aPdf('Twelve', 'Twelve.pdf') } })
		const { files: stored, draftVersion } = await drafted()
		expect((await send(items, stored.file ?? '', ['Twelve'])).status).toBe(200)
		expect(await pagesOf(stored.file ?? '')).toHaveLength(1)
		await items.post('discarddraft', { draftVersion })
		const { files: lost, draftVersion: version } = await drafted()
		await items.post('discarddraft', { draftVersion: version })
		expect(await fileState(lost.file ?? '')).toMatchObject({ state: 'retired' })
		expect((await send(items, lost.file ?? '', ['Late'])).status).toBe(200)
		expect(await pagesOf(lost.file ?? '')).toEqual([])
	})
})

describe('the call refuses', () => {
	test('files of other sections, pictures and unknown files', async () => {
		const { items, key, picture } = await aFlyer()
		const papers = itemCalls('whitepapers', await signedInAs([whitepaperCalls.role]))
		const wrong = [403, 'file.not-usable']
		expect(await refusal(await send(papers, key, ['Text']))).toEqual(wrong)
		expect(await refusal(await send(items, picture, ['Text']))).toEqual(wrong)
		expect(await refusal(await send(items, crypto.randomUUID(), ['Text']))).toEqual(wrong)
		expect(await pagesOf(key)).toEqual([])
	})

	test.each([
		['what is no list', '{"1":"Text"}'],
		['what is no JSON', 'Text'],
		['numbers', [1]],
		['too many pages', Array.from({ length: mostPages + 1 }, () => '')],
		['too much text', ['ണ'.repeat(mostTextBytes / 3), 'one more']],
		['half a character', '["\\ud800"]'],
		['NUL', '["\\u0000"]'],
	])('%s', async (_, pages) => {
		const { items, key } = await aFlyer()
		const answer = await send(items, key, pages)
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ fields: { pages: expect.any(String) } })
	})

	test('nothing within its limits', async () => {
		const { items, key } = await aFlyer()
		const letters = 'ﷺ'.repeat(mostTextBytes / 3 / mostPages)
		const pages = Array.from({ length: mostPages }, () => letters)
		expect((await send(items, key, pages)).status).toBe(200)
		expect(await pagesOf(key)).toHaveLength(mostPages)
	})
})
