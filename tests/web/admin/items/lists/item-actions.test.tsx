import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ItemActions } from '#web/admin/items/lists/item-actions.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

type Props = Parameters<typeof ItemActions>[0]
const markup = (props: Partial<Props> = {}) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ItemActions of="The tide table" viewHref="/BlogView/7" editHref="/Admin/Blogs/Edit/7" more="…" {...props} />
		</MemoryRouter>,
	)

test('View opens the public page in a new tab, and its name says of which item', () => {
	const [view = ''] = markup().match(/<a[^>]*>/) ?? []
	expect(view).toContain('href="/BlogView/7"')
	expect(view).toContain('target="_blank"')
	expect(view).toContain('aria-label="View The tide table (opens a new tab)"')
	expect(markup()).toContain('aria-label="Edit The tide table"')
})

test('an item that visitors cannot see has no View', () => {
	expect(markup({ viewHref: null })).not.toContain('View')
})

const table = (rows: readonly string[], empty?: { action: string }) =>
	renderToStaticMarkup(
		<DataTable
			caption="Blogs"
			columns={[{ key: 'heading', header: 'Heading', cell: (row: string) => row }]}
			rows={rows}
			rowKey={(row) => row}
			empty="No Blogs Available"
			emptyAction={empty?.action}
			rowActions={() => 'Edit'}
		/>,
	)

test('the column of what can be done with a row has a head that is seen', () => {
	expect(table(['one'])).toMatch(/<th[^>]*>Action<\/th>/)
})

test('an empty table says so and offers what can be done; only the words are read out', () => {
	const html = table([], { action: 'Clear filters' })
	expect(html).toMatch(/<td[^>]*><div>No Blogs Available<\/div><div[^>]*>Clear filters<\/div><\/td>/)
	expect(html).toMatch(/role="status"[^>]*>No Blogs Available<\/p>/)
})

const saved = (key: string) =>
	renderToStaticMarkup(
		<DataTable
			caption="Blogs"
			columns={[{ key: 'heading', header: 'Heading', cell: (row: string) => row }]}
			rows={['one', 'two']}
			rowKey={(row) => row}
			saved={key}
			empty="No Blogs Available"
		/>,
	)

test('the row of a saved item is tinted, and is not the current one of its table', () => {
	expect(saved('two').match(/<tr [^>]*data-saved/g)).toHaveLength(1)
	expect(saved('two')).toMatch(/<tr data-saved="true"[^>]*><td[^>]*><div[^>]*>two</)
	expect(saved('two')).not.toContain('aria-current')
})

test('a saved item on another page marks no row', () => {
	expect(saved('seven')).not.toContain('data-saved')
})
