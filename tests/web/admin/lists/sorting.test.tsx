import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { StatusTabs } from '#web/admin/lists/filters/status-tabs.tsx'
import { columnSort, sortChanges, sortedBy, sortingOf } from '#web/admin/lists/sorting.ts'
import { useListAddress } from '#web/admin/lists/use-list-address.ts'
import { newsList, newsOrders } from '#web/admin/news/news-list.ts'
import { statuses } from '#web/admin/publishing/status-filter.ts'

const params = (search: string) => new URLSearchParams(search)

test('the order in the address is that of the query; an unknown one is the documented order', () => {
	expect(sortedBy(params('sort=title&direction=asc'), newsOrders)).toEqual({ sortBy: 'title', sortDirection: 'asc' })
	for (const search of ['', 'sort=price&direction=asc'])
		expect(sortingOf(params(search), newsOrders)).toEqual({ sortBy: 'publishedDate', sortDirection: 'desc' })
})

test('the documented order needs no parameters', () => {
	expect(sortChanges({ sortBy: 'publishedDate', sortDirection: 'desc' }, newsOrders)).toEqual({
		sort: null,
		direction: null,
	})
	expect(sortChanges(null, newsOrders)).toEqual({ sort: null, direction: null })
})

test.each([
	['', 'title', { sort: 'title', direction: 'asc' }],
	['sort=title&direction=asc', 'title', { sort: 'title', direction: 'desc' }],
	['sort=title&direction=asc', 'publishedDate', { sort: null, direction: null }],
] as const)('with ?%s a click on the head of %s leads to %j', (search, column, changes) => {
	const filter = vi.fn<(changes: object) => void>()
	const list = { params: params(search), filter } as unknown as ReturnType<typeof useListAddress>
	columnSort(list, newsOrders)(column).onSort()
	expect(filter).toHaveBeenCalledWith(changes)
})

function Tabs() {
	const list = useListAddress(newsList)
	return <StatusTabs list={list} options={statuses} counts={{ all: 9, published: 7, unpublished: 2 }} />
}

test('the tabs are the radio buttons of the Status filter, with their counts as descriptions', () => {
	const Stub = createRoutesStub([{ path: '/', Component: Tabs }])
	const html = renderToStaticMarkup(<Stub initialEntries={['/?page=1&status=published']} />)
	expect(html).toContain('<legend class="sr-only">Status</legend>')
	expect(html.match(/type="radio"/g)).toHaveLength(3)
	const [checked = ''] = html.match(/<input[^>]*checked=""[^>]*>/) ?? []
	expect(checked).toContain('value="published"')
	const [, described] = /aria-describedby="([^"]+)"/.exec(checked) ?? []
	expect(html).toMatch(new RegExp(`id="${described}"[^>]*>7</span>`))
})
