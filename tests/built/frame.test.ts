import { expect, test } from 'vitest'
import { builtDocument, textsOf, valuesOf } from '#tests/support/pages/built-document.ts'
import { oneLine } from '#tests/support/pages/served-page.ts'

const trail = 'nav[aria-label="Breadcrumb"]'

test.each([
	['/trade-finance-solution', ['Home', 'Solutions', 'Trade Finance Suite'], ['/', '/solutions']],
	['/infrastructure-services', ['Home', 'Services', 'Infrastructure services'], ['/', '/services']],
	['/Management', ['Home', 'Investors', 'Management'], ['/', '/Ipo']],
	['/PrivacyPolicy', ['Home', 'Privacy policy'], ['/']],
])('breadcrumbs say where %s stands, and lead back', (path, names, hrefs) => {
	const page = builtDocument(path)
	expect(textsOf(page, `${trail} li`)).toEqual(names)
	expect(textsOf(page, `${trail} [aria-current="page"]`)).toEqual([names.at(-1)])
	expect(valuesOf(page, `${trail} a`, 'href')).toEqual(hrefs)
})

test('the menu marks the page, on a desk and on a phone', () => {
	for (const path of ['/trade-finance-solution', '/about', '/Ipo'])
		expect(valuesOf(builtDocument(path), 'header a[aria-current="page"]', 'href'), path).toContain(path)
})

test('the home page has no breadcrumbs', () => {
	expect(builtDocument('/').querySelectorAll(trail)).toHaveLength(0)
})

test('the footer of a document names the owner, three mailboxes and five telephones', () => {
	const footer = builtDocument('/office-note').querySelector('footer')
	if (!footer) throw new Error('The page has no footer')
	expect(oneLine(footer.textContent)).toContain('© 2024 Nilavu Systems. All rights reserved.')
	const mails = ['queries', 'careers', 'others'].map((mailbox) => `${mailbox}@nilavu.example`)
	expect(textsOf(footer, 'a[href^="mailto:"]')).toEqual(mails)
	expect(valuesOf(footer, 'a[href^="mailto:"]', 'href')).toEqual(mails.map((mail) => `mailto:${mail}`))
	expect(footer.querySelectorAll('a[href^="tel:"]')).toHaveLength(5)
})

test('the privacy policy names the age of 13, and its contents name each part', () => {
	const page = builtDocument('/PrivacyPolicy')
	expect(oneLine(page.querySelector('main')?.textContent)).toContain('children under 13')
	const links = valuesOf(page, 'nav[aria-label="Contents"] a', 'href')
	expect(links.length).toBeGreaterThan(5)
	expect(links.filter((href) => !page.getElementById(href?.slice(1) ?? ''))).toEqual([])
})
