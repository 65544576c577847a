import { expect, test } from '#tests/support/browser/journey.ts'
import { films } from '#web/content/films.ts'
import { offerDocuments } from '#web/content/investors/documents.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { hasInvestors } from '#web/content/switched-off.ts'

const files: [string, string][] = [
	...products
		.flatMap(({ brochure }) => (brochure ? [brochurePath(brochure)] : []))
		.slice(0, 1)
		.map((path): [string, string] => [path, 'application/pdf']),
	...(hasInvestors ? offerDocuments : []).map(({ file }): [string, string] => [
		`/documents/investors/${file}`,
		'application/pdf',
	]),
	...films.map(({ name }): [string, string] => [`/video/${name}.mp4`, 'video/mp4']),
]

for (const [file, type] of files) {
	test(`${file} is answered whole or in parts`, async ({ request }) => {
		const ask = (headers: Record<string, string>) => request.get(file, { headers, maxRedirects: 0 })
		const whole = await ask({})
		const content = await whole.body()
		const size = content.length
		const { etag = '' } = whole.headers()
		expect(whole.status()).toBe(200)
		expect(whole.headers()).toMatchObject({
			'content-type': type,
			'accept-ranges': 'bytes',
			'cache-control': 'public, max-age=0, must-revalidate',
		})
		expect(etag).toMatch(/^"[^"]+"$/)

		for (const [range, from, to] of [
			['bytes=0-1', 0, 1],
			['bytes=100-299', 100, 299],
			[`bytes=${size - 5}-`, size - 5, size - 1],
			['bytes=-7', size - 7, size - 1],
		] as const) {
			const part = await ask({ Range: range, 'If-Range': etag })
			expect(part.status(), range).toBe(206)
			expect(part.headers(), range).toMatchObject({
				'content-range': `bytes ${from}-${to}/${size}`,
				'content-length': String(to - from + 1),
				'content-type': type,
				etag,
			})
			expect([...(await part.body())], range).toEqual([...content.subarray(from, to + 1)])
		}

		const beyond = await ask({ Range: `bytes=${size}-` })
		expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${size}`])
		const changed = await ask({ Range: 'bytes=0-1', 'If-Range': '"another"' })
		expect([changed.status(), (await changed.body()).length]).toEqual([200, size])
		expect((await ask({ 'If-None-Match': etag })).status()).toBe(304)

		const head = await request.head(file)
		expect([head.status(), (await head.body()).length]).toEqual([200, 0])
		expect(head.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': type })
	})
}

test('Captions are text that a player understands', async ({ request }) => {
	for (const { name } of films) {
		const answer = await request.get(`/video/${name}.vtt`)
		expect(answer.headers()['content-type'], name).toMatch(/^text\/vtt/)
	}
})
