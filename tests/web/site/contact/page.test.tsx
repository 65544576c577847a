import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'
import { callToAction, menuPanels } from '#web/content/navigation.ts'
import Contact from '#web/site/contact/page.tsx'
import { SiteFrame } from '#web/site/site-frame.tsx'

const loaderData = { page: { origin: 'https://www.nilavu.test', departments: { '1': 'Sales', '2': 'Support' } } }

function Frame() {
	return (
		<SiteFrame>
			<Outlet />
		</SiteFrame>
	)
}

const Stub = createRoutesStub([
	{ Component: Frame, children: [{ id: 'page', path: '/contact', Component: Contact, loader: () => loaderData.page }] },
])
const html = renderToString(<Stub initialEntries={['/contact']} hydrationData={{ loaderData }} />)
const values = (attribute: string) =>
	[...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value]) => value)

test('the document carries no style attribute, which the policy would block', () => {
	expect(html).not.toContain(' style="')
})

test('every id stands once, and every id that is pointed to exists', () => {
	const ids = values('id')
	expect(new Set(ids).size).toBe(ids.length)
	const pointers = [
		...values('popovertarget'),
		...values('for'),
		...values('aria-labelledby'),
		...values('aria-describedby'),
	]
	expect(pointers.flatMap((value = '') => value.split(' ')).filter((id) => !ids.includes(id))).toEqual([])
})

test('what the menu leads to on the contact page is there', () => {
	const links = [callToAction, ...menuPanels.flatMap(({ groups }) => groups.flatMap(({ links }) => links))]
	const hashes = links.map(({ href }) => new URL(href, 'https://www.nilavu.test').hash.slice(1)).filter(Boolean)
	expect(hashes.filter((hash) => !values('id').includes(hash))).toEqual([])
})

test('without script the page names every mailbox and every telephone', () => {
	const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
	for (const { address } of company.mailboxes) expect(withoutScript).toContain(`mailto:${address}`)
	for (const { phone } of company.offices) expect(withoutScript).toContain(phone)
})

test('nothing of the map is loaded before it is asked for', () => {
	expect(html).not.toContain('<iframe')
})

test('the message box has four rows and the first category is blank', () => {
	expect(html).toMatch(/<textarea[^>]* rows="4"/)
	expect(html).toContain('<option value="">Select a category</option>')
})
