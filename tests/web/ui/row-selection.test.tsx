import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from '#web/ui/data-table.tsx'

const table = (rows: readonly string[], chosen: readonly string[]) =>
	renderToStaticMarkup(
		<DataTable
			caption="Blogs"
			columns={[{ key: 'heading', header: 'Heading', cell: (row: string) => row }]}
			rows={rows}
			rowKey={(row) => row}
			firstSerial={1}
			empty="No Blogs Available"
			selection={{ chosen: new Set(chosen), onChange: () => {}, nameOf: (row) => `the ${row}` }}
		/>,
	)

test('each row has a checkbox with its name beside its number', () => {
	const html = table(['weir', 'lock'], ['lock'])
	expect(html).toMatch(/aria-label="Select the weir"(?![^>]*checked)/)
	expect(html).toMatch(/<input[^>]*aria-label="Select the lock"[^>]*checked=""/)
})

test('the page has one for all rows, ticked when all are chosen, and none without rows', () => {
	const all = /<input[^>]*aria-label="Select all on this page"[^>]*>/
	expect(table(['weir', 'lock'], ['lock']).match(all)?.[0]).not.toContain('checked')
	expect(table(['weir', 'lock'], ['lock', 'weir']).match(all)?.[0]).toContain('checked')
	expect(table([], [])).not.toMatch(all)
})
