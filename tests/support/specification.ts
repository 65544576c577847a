import { demoCompany } from '#scripts/rebrand/legal-texts.ts'
import { brand } from '#web/content/brand.ts'
import { isAt } from '#web/content/products/product.ts'
import { allPages, switchedOffPages } from '#web/content/site-map.ts'

/**
 * Whether the site is that of the invented company, about which the specification states facts. Tests of those facts are
 * skipped if the brand is another one: `test.runIf(isDemoCompany)`, in journeys `test.skip(!isDemoCompany)`.
 */
export const isDemoCompany = brand.name === demoCompany && brand.switchedOff.length === 0

/** The pages of products and services in the specification. */
export const specifiedProducts = [
	...['/customer-onboarding', '/document-management', '/business-process-management', '/committee-management'],
	...['/office-note', '/correspondence-management', '/trade-finance-solution', '/CustomerDataPlatform'],
	...['/digital-document-filing-system', '/3-way-matching-solution', '/education-automation-solution'],
	...['/Solutions/Kyc', '/Solutions/CKYCSolution', '/services', '/infrastructure-services'],
] as const

const gone = specifiedProducts.filter((path) => !allPages.some((page) => page.path === path))

/** Whether the site has the page at this address: false if the brand switches it off, or the product is gone. */
export const isShown = (address: string) => {
	const { pathname } = new URL(address, 'https://www.company.test')
	return !switchedOffPages.some((page) => isAt(page, pathname)) && !gone.some((path) => path === pathname)
}
