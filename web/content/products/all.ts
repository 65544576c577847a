import { brand } from '../brand.ts'
import { sitePages } from '../switched-off.ts'
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

/** Products and services in the order of lists, with those that are switched off. */
export const everyProduct: readonly ProductPage[] = [
	customerOnboarding,
	kyc,
	ckyc,
	documentManagement,
	businessProcessManagement,
	tradeFinance,
	customerDataPlatform,
	threeWayMatching,
	educationAutomation,
	officeNote,
	correspondenceManagement,
	digitalDocumentFiling,
	committeeManagement,
	services,
	infrastructureServices,
]

export const products: readonly ProductPage[] = sitePages(brand.switchedOff, everyProduct)
