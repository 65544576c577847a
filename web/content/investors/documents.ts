import { boardAndSeniorManagement } from './codes/board-and-senior-management.ts'
import { fairDisclosureAndInsiderTrading } from './codes/fair-disclosure-and-insider-trading.ts'
import { independentDirectors } from './codes/independent-directors.ts'
import type { InvestorDocument } from './document.ts'
import { draftRedHerringProspectus } from './offer/draft-red-herring-prospectus.ts'
import { policies } from './policies/all.ts'
import { annualReport202324 } from './reports/annual-report-2023-24.ts'
import { annualReturn201920 } from './returns/annual-return-2019-20.ts'
import { annualReturn202021 } from './returns/annual-return-2020-21.ts'
import { annualReturn202122 } from './returns/annual-return-2021-22.ts'
import { annualReturn202223 } from './returns/annual-return-2022-23.ts'
import { annualReturn202324 } from './returns/annual-return-2023-24.ts'

/** The documents for investors by their pages, newest first. Policies are a list of their own. */

export const offerDocuments: readonly InvestorDocument[] = [draftRedHerringProspectus]

export const annualReports: readonly InvestorDocument[] = [annualReport202324]

export const annualReturns: readonly InvestorDocument[] = [
	annualReturn202324,
	annualReturn202223,
	annualReturn202122,
	annualReturn202021,
	annualReturn201920,
]

export const codes: readonly InvestorDocument[] = [
	fairDisclosureAndInsiderTrading,
	boardAndSeniorManagement,
	independentDirectors,
]

export const everyInvestorDocument: readonly InvestorDocument[] = [
	...offerDocuments,
	...annualReports,
	...annualReturns,
	...codes,
	...policies,
]
