import { brand } from '../brand.ts'
import { businessProcessManagement } from './business-process-management.ts'
import { ckyc } from './ckyc.ts'
import { committeeManagement } from './committee-management.ts'
import { correspondenceManagement } from './correspondence-management.ts'
import { customerDataPlatform } from './customer-data-platform.ts'
import { customerOnboarding } from './customer-onboarding.ts'
import { digitalDocumentFiling } from './digital-document-filing.ts'
import { documentManagement } from './document-management.ts'
import { educationAutomation } from './education-automation.ts'
import { infrastructureServices } from './infrastructure-services.ts'
import { kyc } from './kyc.ts'
import { officeNote } from './office-note.ts'
import type { ProductPage } from './product.ts'
import { services } from './services.ts'
import { threeWayMatching } from './three-way-matching.ts'
import { tradeFinance } from './trade-finance.ts'

/**
 * Products and services in the order of menus and lists, with those that are switched off. A product is its file and its line here: menu,
 * footer, solutions, home, related products and shelves leave out what has no line.
 */
export const everyProduct: readonly ProductPage[] = [
	customerOnboarding,
	tradeFinance,
	kyc,
	ckyc,
	officeNote,
	correspondenceManagement,
	digitalDocumentFiling,
	committeeManagement,
	documentManagement,
	businessProcessManagement,
	customerDataPlatform,
	threeWayMatching,
	educationAutomation,
	services,
	infrastructureServices,
]

export const products = everyProduct.filter(({ path }) => !brand.switchedOff.includes(path))

export function productAt(path: string): ProductPage {
	const product = products.find((each) => each.path === path)
	if (!product) throw new Error(`No product has its page at ${path}`)
	return product
}
