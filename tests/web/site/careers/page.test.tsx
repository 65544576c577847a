import { renderToString } from 'react-dom/server'
import { createRoutesStub, createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import Careers, { loader } from '#web/site/careers/page.tsx'
import { type PageContext, pageContext } from '#worker/context.ts'
import { openDatabase } from '#worker/platform/db.ts'

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

test('while the database is down the page stands without open positions, is logged, and is not kept', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
	const page = {
		bindings: {},
		db: down,
		nonce: '',
		shows: new Set(),
		keep: true,
		keepUntil: null,
	} as unknown as PageContext
	const context = new RouterContextProvider()
	context.set(pageContext, page)
	const handler = createStaticHandler([{ id: 'page', path: '/careers', loader }])
	const answer = await handler.query(new Request('https://www.nilavu.test/careers'), { requestContext: context })
	if (answer instanceof Response) throw new Error('The page leads elsewhere')
	const Stub = createRoutesStub([{ id: 'page', path: '/careers', Component: Careers }])
	const { loaderData } = answer
	const html = renderToString(<Stub initialEntries={['/careers']} hydrationData={{ loaderData }} />)
	expect(logged.mock.calls.join()).toContain('careers-page')
	expect(page.keep).toBe(false)
	expect(html).not.toContain('Open Positions')
	for (const text of ['Work With Us', 'Why Join Us', 'Write to us', 'Culture and diversity'])
		expect(html).toContain(text)
	logged.mockRestore()
})
