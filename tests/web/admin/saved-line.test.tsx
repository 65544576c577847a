// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { button, click, rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { typedFilter } from '#web/admin/lists/filters/used-filters.ts'
import type { ListConfig } from '#web/admin/lists/list-address.ts'
import { ListTable } from '#web/admin/lists/list-table.tsx'
import { savedIn, savedState } from '#web/admin/lists/saved-row.ts'
import { useListAddress } from '#web/admin/lists/use-list-address.ts'

const config: ListConfig = { name: 'boats', section: 'news', filters: ['search'] }
const boats = ['Tide', 'Ebb', 'Flood', 'Slack'].map((title, index) => ({ id: index + 1, title }))

/** A list of two boats to a page. */
function Boats() {
	const list = useListAddress(config)
	const saved = savedIn(useLocation().state)
	const found = boats.filter(({ title }) => title.includes(list.params.get('search') ?? ''))
	const content = found.slice(2 * list.shownPage - 2, 2 * list.shownPage)
	return (
		<ListTable
			caption="Boats"
			list={list}
			loaded={{
				rows: { content, totalElements: found.length, totalPages: Math.ceil(found.length / 2) },
				failure: null,
			}}
			pageSize={2}
			columns={[{ key: 'title', header: 'Title', cell: ({ title }) => title }]}
			rowKey={({ id }) => id}
			rowActions={() => null}
			empty="No boats"
			saved={saved && { ...saved, href: `/boats/${saved.id}` }}
			filtersIn={(params) => typedFilter(params, 'search', 'Title')}
		/>
	)
}

function opened(search: string, saved: { id: number; title: string } | null) {
	const router = createMemoryRouter([{ path: '/boats', Component: Boats }], {
		initialEntries: [{ pathname: '/boats', search, state: saved && savedState(saved) }],
	})
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	return router
}

const line = () => document.querySelector('[role="status"]')
const tide = { id: 1, title: 'Tide' }

test('a saved item that the filters hide is named above the table with a link', () => {
	opened('?page=1&search=Flood', tide)
	expect(line()?.textContent).toContain('Saved “Tide”. The filters hide it.')
	expect(line()?.querySelector('a')?.getAttribute('href')).toBe('/boats/1')
	const table = document.querySelector('table')
	expect(table && line()?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('its button clears the filters, moves the focus to the table, and the list marks the item', async () => {
	const router = opened('?page=1&search=Flood', tide)
	click(button('Clear filters'))
	await vi.waitFor(async () => {
		await act(async () => {})
		expect(router.state.location.search).toBe('?page=1')
	})
	expect(document.querySelector('[data-saved]')?.textContent).toContain('Tide')
	expect(document.activeElement?.tagName).toBe('TABLE')
	expect(line()?.textContent).toBe('')
})

test.each([
	['?page=2', 'It is on another page.'],
	['?page=2&search=', 'It is on another page.'],
	['?page=1&search=l', 'The filters hide it.'],
])('of %j the line says: %s', (search, reason) => {
	opened(search, tide)
	expect(line()?.textContent).toContain(`Saved “Tide”. ${reason}`)
})

test('with filters and more pages the line names both reasons', () => {
	boats.push({ id: 5, title: 'Flume' })
	onTestFinished(() => void boats.pop())
	opened('?page=1&search=l', tide)
	expect(line()?.textContent).toContain('The filters hide it, or it is on another page.')
})

test('an item that the list shows, and a list without a save, have no line', () => {
	opened('?page=1', tide)
	expect(line()?.textContent).toBe('')
	document.body.replaceChildren()
	opened('?page=1&search=Flood', null)
	expect(line()?.textContent).toBe('')
})
