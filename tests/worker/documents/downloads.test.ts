import { beforeAll, describe, expect, test } from 'vitest'
import { aPdf, flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { pdfOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const unreachable = { get: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket

describe.each([
	['Flyers', flyerCalls],
	['Whitepapers', whitepaperCalls],
] as const)('%s', (_, kind) => {
	let calls: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		calls = await callsOf(kind)
	})
	const byStaff = (json: unknown, others: Partial<Bindings> = {}) =>
		call(`${kind.base}/downloadfile`, { json, headers: calls.headers, bindings: others })
	const byVisitor = (json: unknown, others: Partial<Bindings> = {}) =>
		call(`${kind.publicBase}/downloadfile`, { json, headers: { 'X-Token': dummyToken }, bindings: others })
	const saved = (isPublished: boolean) =>
		calls.saved({ ...kind.form(), isPublished: String(isPublished), file: aPdf('Ein Blatt', 'Überblick 2026.pdf') })

	test('staff download every PDF, visitors the published ones', async () => {
		const [published, hidden] = [await saved(true), await saved(false)]
		for (const answer of [
			await byStaff({ id: published }),
			await byStaff({ id: hidden }),
			await byStaff({ id: String(hidden) }),
			await byVisitor({ id: published }),
		]) {
			expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
				200,
				{
					'content-type': 'application/pdf',
					'content-length': String(pdfOf('Ein Blatt').byteLength),
					'content-disposition': `attachment; filename="Uberblick-2026.pdf"; filename*=UTF-8''%C3%9Cberblick%202026.pdf`,
					filename: 'Uberblick-2026.pdf',
					'cache-control': 'no-store',
				},
			])
			expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdfOf('Ein Blatt'))
		}
		const refused = await byVisitor({ id: hidden })
		expect([refused.status, await refused.json()]).toMatchObject([404, { code: kind.notFound }])
	})

	test('from the save on that unpublishes it no visitor gets it', async () => {
		const id = await saved(true)
		expect((await byVisitor({ id })).status).toBe(200)
		await calls.saved({ ...kind.form(), id: String(id), isPublished: 'false' })
		expect((await byVisitor({ id })).status).toBe(404)
		expect((await byStaff({ id })).status).toBe(200)
	})

	test('an unknown id, and values that are no ids', async () => {
		for (const ask of [byStaff, byVisitor]) {
			const unknown = await ask({ id: 987654 })
			expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: kind.notFound }])
			for (const json of [{}, { id: null }, { id: 'x' }, { id: 1, name: 'x' }])
				expect((await ask(json)).status, JSON.stringify(json)).toBe(400)
		}
	})

	test('a PDF missing from the bucket is a 404 in JSON, a bucket that is down a 503', async () => {
		const id = await saved(true)
		for (const ask of [byStaff, byVisitor]) {
			const down = await ask({ id }, { MEDIA: unreachable })
			expect([down.status, await down.json()]).toMatchObject([503, { code: 'service.busy' }])
			expect(down.headers.get('Retry-After')).toBe('5')
			expect(down.headers.has('filename')).toBe(false)
		}
		const { file } = await calls.found(id)
		await bindings.MEDIA.delete(String(file).split('/')[2] ?? '')
		for (const ask of [byStaff, byVisitor]) {
			const gone = await ask({ id })
			expect([gone.status, await gone.json()]).toMatchObject([
				404,
				{ code: 'file.not-found', errorMsg: 'There is no such file.' },
			])
		}
		expect(logged('error')).toHaveLength(4)
	})
})

test('the address of a file answers 503 while the bucket does not', async () => {
	const calls = await callsOf(flyerCalls)
	const { file } = await calls.found(await calls.saved(flyerCalls.form()))
	const answer = await call(String(file), { bindings: { MEDIA: unreachable } })
	expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'service.busy' }])
	expect(logged('error').join()).not.toContain('R2 is down')
})
