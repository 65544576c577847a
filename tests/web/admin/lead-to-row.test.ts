import { expect, test, vi } from 'vitest'
import { leadToRow } from '#web/admin/lists/lead-to-row.ts'

const rows = { content: [{ id: 7 }, { id: 6 }], totalElements: 12, totalPages: 6 }
const data = { loaded: { rows, failure: null } }
const list = 'https://www.company.test/Admin/Contactpage'

/** Where the loader of the list leads from an address; null if it answers the list. */
async function leadsFrom(search: string, pageOfRow: (id: number) => Promise<number>): Promise<string | null> {
	const load = leadToRow(async () => data, 'request', pageOfRow)
	try {
		expect(await load({ request: new Request(list + search) })).toBe(data)
		return null
	} catch (thrown) {
		if (thrown instanceof Response) return thrown.headers.get('Location')
		throw thrown
	}
}

test('an address that names a row elsewhere leads to the page that holds it, without filters', async () => {
	const pageOf = async (id: number) => id + 1
	expect(await leadsFrom('?request=3', pageOf)).toBe('/Admin/Contactpage?page=4&request=3')
	expect(await leadsFrom('?page=1&department=2&request=3', pageOf)).toBe('/Admin/Contactpage?page=4&request=3')
})

test('a row on the page, no row and no number ask for nothing', async () => {
	const pageOf = vi.fn(async () => 1)
	for (const search of ['', '?page=2', '?request=7', '?request=first', '?request=-1', '?request=1e99'])
		expect(await leadsFrom(search, pageOf), search).toBeNull()
	expect(pageOf).not.toHaveBeenCalled()
})

test('a row that was erased leaves the list as it is, and so does one that is not where it should be', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	expect(await leadsFrom('?request=3', () => Promise.reject(new Error('404')))).toBeNull()
	expect(await leadsFrom('?page=4&request=3', async () => 4)).toBeNull()
})
