import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type DashboardCard, mostRecent } from '#contracts/operations/dashboard.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import Landing from '#web/admin/landing.tsx'

const items = menuFor([{ permission: 'Blogs' }]).flatMap((group) => group.items)

/** The words of the card of blogs on the overview. */
function cardWith(counts: DashboardCard): string {
	const loaderData = { items, fullName: null, summary: { cards: { blogs: counts } }, failure: null, comingUp: [] }
	const Component = Landing as ComponentType<{ loaderData: unknown }>
	const router = createMemoryRouter([{ path: '/', element: <Component loaderData={loaderData} /> }])
	const html = renderToString(<RouterProvider router={router} />)
	return html
		.replaceAll(/<!-- -->/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

test.each([
	[0, 'None new in the last 7 days'],
	[1, '1 new in the last 7 days'],
	[mostRecent - 1, '99 new in the last 7 days'],
	[mostRecent, '99+ new in the last 7 days'],
])('a card with %i new items says so, and stops at the number that the server counts', (recent, words) => {
	expect(cardWith({ total: 10_000, recent })).toContain(` 10,000 blogs ${words} `)
})
