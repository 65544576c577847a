// @vitest-environment happy-dom
import { act } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { button, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { useListAddress } from '#web/admin/lists/use-list-address.ts'

function Jobs() {
	const { filter } = useListAddress({ name: 'jobs', section: 'careers', filters: ['position', 'location'] })
	const filterTwice = () => {
		filter({ position: 'clerk' })
		filter({ location: 'kochi' })
	}
	return (
		<>
			<p>{useLocation().search}</p>
			<button type="button" onClick={filterTwice}>
				Filter
			</button>
		</>
	)
}

test('two filters that change before the list is rendered again are both kept', async () => {
	const Stub = createRoutesStub([{ path: '/Admin/CareersAdmin', Component: Jobs }])
	rendered(<Stub initialEntries={['/Admin/CareersAdmin?page=3']} />)
	await act(async () => button('Filter')?.click())
	expect(words()).toContain('?page=1&position=clerk&location=kochi')
})
