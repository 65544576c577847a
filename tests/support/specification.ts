import { brand } from '#web/content/brand.ts'
import { isAt } from '#web/content/products/product.ts'
import { switchedOffPages } from '#web/content/site-map.ts'

/**
 * Whether the site is that of the invented company, about which the specification states facts. Tests of those facts are skipped where the
 * brand is another one: `test.runIf(isDemoCompany)`, in journeys `test.skip(!isDemoCompany)`.
 */
export const isDemoCompany = brand.name === 'Nilavu Systems' && brand.switchedOff.length === 0

/** Whether the site has the page at this address: false where the brand switches it off. */
export const isShown = (address: string) => {
	const { pathname } = new URL(address, 'https://www.company.test')
	return !switchedOffPages.some((page) => isAt(page, pathname))
}
