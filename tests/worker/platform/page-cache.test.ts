import { expect, test } from 'vitest'
import { bindings } from '#tests/support/app.ts'
import { logged } from '#tests/support/console.ts'
import { openDatabase } from '#worker/platform/db.ts'
import { answerWith, contentChanged, noncePlaceholder, renderedOnce } from '#worker/platform/page-cache.ts'

const db = openDatabase(bindings.DB, 'primary')
const page = (body: string) => ({ status: 200, headers: [] as [string, string][], body })

test('a page that is the same for everybody is rendered once, until staff change what it shows', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => renderedOnce(db, key, async () => ({ page: page(body), keep: true }))
	expect((await rendered('first')).body).toBe('first')
	expect((await rendered('second')).body).toBe('first')
	await contentChanged(db)
	expect((await rendered('third')).body).toBe('third')
})

test('a page that is not kept is rendered for each visitor', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => renderedOnce(db, key, async () => ({ page: page(body), keep: false }))
	expect((await rendered('mine')).body).toBe('mine')
	expect((await rendered('yours')).body).toBe('yours')
})

test('each answer carries a nonce of its own, the same in headers and body, and never the placeholder', async () => {
	const marked = {
		...page(`<script nonce="${noncePlaceholder()}">`),
		headers: [['Content-Security-Policy', `script-src 'nonce-${noncePlaceholder()}'`]] as [string, string][],
	}
	const nonceOf = async () => {
		const answer = answerWith(marked, 'GET')
		const policy = answer.headers.get('Content-Security-Policy') ?? ''
		const body = await answer.text()
		expect(policy + body).not.toContain(noncePlaceholder())
		const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
		expect(body).toBe(`<script nonce="${nonce}">`)
		return nonce
	}
	expect(await nonceOf()).not.toBe(await nonceOf())
})

test('the answer to HEAD has the headers of the GET and no body', async () => {
	const answer = answerWith({ ...page('text'), headers: [['X-Mark', 'here']] }, 'HEAD')
	expect(answer.headers.get('X-Mark')).toBe('here')
	expect(await answer.text()).toBe('')
})

test('while the database cannot be read, the last known page is shown', async () => {
	const key = crypto.randomUUID()
	await renderedOnce(db, key, async () => ({ page: page('known'), keep: true }))
	const broken = openDatabase(
		{
			withSession: () => ({
				prepare: () => {
					throw new Error('down')
				},
			}),
		} as unknown as D1Database,
		'nearest',
	)
	expect((await renderedOnce(broken, key, async () => ({ page: page('new'), keep: true }))).body).toBe('known')
	expect(logged('error')).toHaveLength(1)
})
