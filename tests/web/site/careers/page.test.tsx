import { renderToString } from 'react-dom/server'
import { createRoutesStub, createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { careersAddress } from '#web/content/careers-address.ts'
import Careers, { loader } from '#web/site/careers/page.tsx'
import { openDatabase } from '#worker/data/db.ts'
import { type PageContext, pageContext } from '#worker/http/request-context.ts'

/** A database without jobs. */
const empty = openDatabase(
	{
		withSession: () => ({
			prepare: () => ({ bind: () => ({ raw: async () => [], all: async () => ({ results: [] }) }) }),
		}),
	} as unknown as D1Database,
	'nearest',
)

const down = openDatabase(
	{
		withSession: () => ({
			prepare: () => {
				throw new Error('The database is down')
			},
		}),
	} as unknown as D1Database,
	'nearest',
)

async function careersWith(db: PageContext['db']) {
	const page = {
		bindings: {},
		db,
		nonce: '',
		sections: new Set(),
		cacheable: true,
		keepUntil: null,
	} as unknown as PageContext
	const context = new RouterContextProvider()
	context.set(pageContext, page)
	const handler = createStaticHandler([{ id: 'page', path: '/careers', loader }])
	const answer = await handler.query(new Request('https://www.company.test/careers'), { requestContext: context })
	if (answer instanceof Response) throw new Error('The page leads elsewhere')
	const Stub = createRoutesStub([{ id: 'page', path: '/careers', Component: Careers }])
	const { loaderData } = answer
	return { page, html: renderToString(<Stub initialEntries={['/careers']} hydrationData={{ loaderData }} />) }
}

test('without an open position the page says so, and how to hear about new ones', async () => {
	const { page, html } = await careersWith(empty)
	expect(page.cacheable).toBe(true)
	const [, block = ''] = /<section id="open-positions"(.*?)<\/section>/s.exec(html) ?? []
	for (const part of ['Open Positions', 'No position is open at the moment', 'href="/careers/rss.xml"'])
		expect(block).toContain(part)
	expect(block).toContain(`href="mailto:${careersAddress}"`)
})

test('while the database is down the page has no open positions, is logged, and is not cached', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
	const { page, html } = await careersWith(down)
	expect(logged.mock.calls.join()).toContain('careers-page')
	expect(page.cacheable).toBe(false)
	expect(html).not.toContain('Open Positions')
	for (const text of ['Work With Us', 'Why Join Us', 'Write to us', 'Culture and diversity'])
		expect(html).toContain(text)
	logged.mockRestore()
})
