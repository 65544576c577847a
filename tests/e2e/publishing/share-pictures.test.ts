import { adminHeaders } from '#tests/support/browser/colleague.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { addBlog, addCaseStudy, addEvent } from '#tests/support/browser/saved-items.ts'
import { webpOf } from '#tests/support/files/sample-files.ts'
import { parsePage } from '#tests/support/pages/served-page.ts'
import { recognise } from '#worker/files/recognise/recognise.ts'

const webp = (width: number, height: number) => ({
	name: 'own.webp',
	mimeType: 'image/webp',
	buffer: Buffer.from(webpOf(width, height)),
})

type Adds = typeof addBlog
type Item = { name: string; add: Adds; own: Parameters<Adds>[1] }

const items: Item[] = [
	{ name: 'a blog with its own share card', add: addBlog, own: { shareImage: webp(1200, 630) } },
	{ name: 'a blog with a WebP as its cover', add: addBlog, own: { coverImage: webp(760, 427) } },
	{ name: 'a case study', add: addCaseStudy, own: { thumbnailImage: webp(1434, 956) } },
	{ name: 'an event', add: addEvent, own: { 'thumbnailImages[0]': webp(1600, 900) } },
]

for (const { name, add, own } of items)
	test(`og:image of ${name} is a JPEG of 1200 by 630 pixels, with og:image:type`, async ({ request }) => {
		const { publicPath } = await add(request, own)
		const { meta } = parsePage(publicPath, await (await request.get(publicPath)).text())
		expect(meta).toMatchObject({
			'og:image:type': 'image/jpeg',
			'og:image:width': '1200',
			'og:image:height': '630',
			'og:image:alt': expect.stringMatching(/./),
		})
		const { pathname } = new URL(meta['og:image'] ?? '')
		expect(pathname).toMatch(/^\/media\/[\w-]+\/share\/1200x630\.jpg$/)
		const answer = await request.get(pathname)
		expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
		expect(recognise(await answer.body())).toEqual({ kind: 'jpeg', width: 1200, height: 630 })
	})

test('og:image of a preview opens with its token only', async ({ request }) => {
	const { id } = await addCaseStudy(request, { isPublished: false, thumbnailImage: webp(1434, 956) })
	const headers = await adminHeaders(request)
	const opened = await request.post('/api/itemscontroller/caseStudies/livepreview', { data: { itemId: id }, headers })
	const path: string = await opened.json()
	const { meta } = parsePage(path, await (await request.get(path)).text())
	const { pathname, search } = new URL(meta['og:image'] ?? '')
	expect(search).toContain('preview=')
	const answer = await request.get(pathname + search)
	expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
		200,
		'image/jpeg',
		'private, no-store',
	])
	expect((await request.get(pathname)).status()).toBe(404)
})
