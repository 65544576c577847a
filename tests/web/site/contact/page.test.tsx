import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { markupText } from '#tests/support/pages/served-page.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { officeCountries, phoneHref } from '#web/content/brand-facts.ts'
import { callToAction, menuPanels } from '#web/content/navigation.ts'
import { enquiryFields } from '#web/site/contact/enquiry-fields.ts'
import Contact from '#web/site/contact/page.tsx'
import { SiteFrame } from '#web/site/frame/site-frame.tsx'

const loaderData = { page: { origin: 'https://www.company.test', departments: { '1': 'Sales', '2': 'Support' } } }

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
const html = renderToString(<Stub initialEntries={['/contact']} hydrationData={{ loaderData }} />).replaceAll(
	'&amp;',
	'&',
)
const values = (attribute: string) =>
	[...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value]) => value)

test('the document carries no style attribute, which the policy would block', () => {
	expect(html).not.toContain(' style="')
})

test('every id is used once, and every referenced id exists', () => {
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

test('the form has a control for each field of its contract', () => {
	const [form = ''] = /<form[^>]*aria-labelledby="enquiry-title".*?<\/form>/s.exec(html) ?? []
	expect([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual(enquiryFields)
})

test('what the menu leads to on the contact page is there', () => {
	const links = [callToAction, ...menuPanels.flatMap(({ groups }) => groups.flatMap(({ links }) => links))]
	const hashes = links.map(({ href }) => new URL(href, 'https://www.company.test').hash.slice(1)).filter(Boolean)
	expect(hashes.filter((hash) => !values('id').includes(hash))).toEqual([])
})

test('without script the page names every mailbox and every telephone', () => {
	const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
	for (const { address } of brand.mailboxes) expect(withoutScript).toContain(`mailto:${address}`)
	for (const { phone } of brand.offices) expect(withoutScript).toContain(phone)
})

test('nothing of the map is loaded before a visitor opens it', () => {
	expect(html).not.toContain('<iframe')
})

test('the message box has four rows and the first category is blank', () => {
	expect(html).toMatch(/<textarea[^>]* rows="4"/)
	expect(html).toContain('<option value="">Select a category</option>')
})

/** The markup between two texts. */
const between = (start: string, end: string) => html.slice(html.indexOf(start), html.indexOf(end))

test.runIf(isDemoCompany)('the offices, countries and mailboxes are those of the specification', () => {
	expect(brand.offices.map(({ kind, place }) => `${kind}: ${place}`)).toEqual([
		'Head office: Kochi, Kerala',
		'International office: Dubai',
		'USA office: Washington, DC',
		'Corporate sales office: Mumbai',
		'Support centre: Chennai',
	])
	expect(officeCountries.map(({ name }) => name)).toEqual(['India', 'United Arab Emirates', 'United States'])
	expect(brand.mailboxes.map(({ address }) => address.split('@')[0])).toEqual(['queries', 'careers', 'others'])
	expect(brand.copyrightYear).toBe(2024)
})

test('each office has a card with its kind, its place and a telephone', () => {
	const cards = html.slice(html.indexOf('id="offices"')).split('<li ').slice(1)
	for (const [index, { id, kind, place, phone }] of brand.offices.entries()) {
		expect(phoneHref(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`)
		for (const part of [`id="${id}"`, kind, `href="${phoneHref(phone)}"`, phone]) expect(cards[index]).toContain(part)
		expect(cards[index]?.replaceAll(/<h3[^>]*>/g, '<h3>')).toContain(`<h3>${place}`)
	}
})

test('the page and the footer name each mailbox', () => {
	for (const part of [between('<main', '<footer'), between('<footer', '</footer>')])
		for (const { address } of brand.mailboxes) expect(part).toContain(`href="mailto:${address}"`)
})

test('the footer says where we are', () => {
	const footer = between('<footer', '</footer>')
	for (const { short } of officeCountries) expect(footer).toMatch(new RegExp(`<dt[^>]*>${short}</dt>`))
	for (const { id, place } of brand.offices)
		expect(footer).toMatch(new RegExp(`<a href="/contact#${id}"[^>]*>${place}</a>`))
	expect(footer.replaceAll('<!-- -->', '')).toContain(
		`© ${brand.copyrightYear} ${markupText(brand.name).replaceAll('&amp;', '&')}. All rights reserved.`,
	)
	for (const { href } of brand.socialLinks) expect(footer).toContain(`<a href="${href}"`)
})

test('without script the page says why there is no form', () => {
	const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
	expect(withoutScript).toContain('The form needs JavaScript, which is switched off in your browser.')
	for (const { phone } of brand.offices) expect(withoutScript).toContain(`href="${phoneHref(phone)}"`)
})
