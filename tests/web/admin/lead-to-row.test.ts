import { expect, test, vi } from 'vitest'
import { leadToRow } from '#web/admin/lists/lead-to-row.ts'
import { ApiRefusal } from '#web/api.ts'

const rows = { content: [{ id: 7 }, { id: 6 }], totalElements: 12, totalPages: 6 }
const data = { loaded: { rows, failure: null } }
const list = 'https://www.company.test/Admin/Contactpage'

const erased = Symbol('the list, which says that the row was erased')

/** Where the loader of the list leads from an address; null if it answers the list. */
async function leadsFrom(search: string, pageOfRow: (id: number) => Promise<number>) {
	const load = leadToRow(async () => data, 'request', pageOfRow, 'enquiry.not-found')
	try {
		const { isErased, loaded } = await load({ request: new Request(list + search) })
		expect(loaded).toBe(data.loaded)
		return isErased ? erased : null
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

test('a list that begins with a filter says that it has none', async () => {
	const load = leadToRow(
		async () => data,
		'request',
		async () => 4,
		'enquiry.not-found',
		{ status: 'all' },
	)
	const led = await load({ request: new Request(`${list}?request=3`) }).catch((thrown: unknown) => thrown)
	expect((led as Response).headers.get('Location')).toBe('/Admin/Contactpage?page=4&status=all&request=3')
})

test('a row on the page, no row and no number ask for nothing', async () => {
	const pageOf = vi.fn(async () => 1)
	for (const search of ['', '?page=2', '?request=7', '?request=first', '?request=-1', '?request=1e99'])
		expect(await leadsFrom(search, pageOf), search).toBeNull()
	expect(pageOf).not.toHaveBeenCalled()
})

test('a row that was erased leaves the list as it is and says so', async () => {
	const refusal = new ApiRefusal(404, { code: 'enquiry.not-found', errorMsg: 'Contact request with id not found' })
	expect(await leadsFrom('?request=3', () => Promise.reject(refusal))).toBe(erased)
})

test('a failure leaves the list as it is, and so does a row that is not where it should be', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	expect(await leadsFrom('?request=3', () => Promise.reject(new Error('No connection')))).toBeNull()
	expect(await leadsFrom('?page=4&request=3', async () => 4)).toBeNull()
})
