import { expect, test } from 'vitest'
import { builtDocument, textsOf, valuesOf } from '#tests/support/pages/built-document.ts'
import { oneLine } from '#tests/support/pages/served-page.ts'
import { isShown } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

const trail = 'nav[aria-label="Breadcrumb"]'

const trails: [string, string[], string[]][] = [
	['/trade-finance-solution', ['Home', 'Solutions', 'Trade Finance Suite'], ['/', '/solutions']],
	...(isShown('/services')
		? [
				['/infrastructure-services', ['Home', 'Services', 'Infrastructure services'], ['/', '/services']] as [
					string,
					string[],
					string[],
				],
			]
		: []),
	['/Management', ['Home', 'Investors', 'Management'], ['/', '/Ipo']],
	['/PrivacyPolicy', ['Home', 'Privacy policy'], ['/']],
]

test.each(trails.filter(([path]) => isShown(path)))(
	'breadcrumbs say where %s stands, and lead back',
	(path, names, hrefs) => {
		const page = builtDocument(path)
		expect(textsOf(page, `${trail} li`)).toEqual(names)
		expect(textsOf(page, `${trail} [aria-current="page"]`)).toEqual([names.at(-1)])
		expect(valuesOf(page, `${trail} a`, 'href')).toEqual(hrefs)
	},
)

test('the menu marks the page, on a desk and on a phone', () => {
	for (const path of ['/trade-finance-solution', '/about', '/Ipo'].filter(isShown))
		expect(valuesOf(builtDocument(path), 'header a[aria-current="page"]', 'href'), path).toContain(path)
})

test('the home page has no breadcrumbs', () => {
	expect(builtDocument('/').querySelectorAll(trail)).toHaveLength(0)
})

test('the footer of a document names the owner and each mailbox, and leads to each office', () => {
	const footer = builtDocument('/about').querySelector('footer')
	if (!footer) throw new Error('The page has no footer')
	expect(oneLine(footer.textContent)).toContain(`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`)
	const mails = brand.mailboxes.map(({ address }) => address)
	expect(textsOf(footer, 'a[href^="mailto:"]')).toEqual(mails)
	expect(valuesOf(footer, 'a[href^="mailto:"]', 'href')).toEqual(mails.map((mail) => `mailto:${mail}`))
	const offices = brand.offices.map(({ id }) => `/contact#${id}`)
	expect(valuesOf(footer, 'a[href^="/contact#"]', 'href').sort()).toEqual(offices.sort())
})

test('the privacy policy names the age of 13, and its contents name each part', () => {
	const page = builtDocument('/PrivacyPolicy')
	expect(oneLine(page.querySelector('main')?.textContent)).toContain('children under 13')
	const links = valuesOf(page, 'nav[aria-label="Contents"] a', 'href')
	expect(links.length).toBeGreaterThan(5)
	expect(links.filter((href) => !page.getElementById(href?.slice(1) ?? ''))).toEqual([])
})
