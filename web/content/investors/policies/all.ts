import type { InvestorDocument } from '../document.ts'
import { antiSexualHarassment } from './anti-sexual-harassment.ts'
import { csr } from './csr.ts'
import { documentPreservation } from './document-preservation.ts'
import { familiarizationProgramme } from './familiarization-programme.ts'
import { materialLitigationsAndCreditors } from './material-litigations-and-creditors.ts'
import { materialSubsidiaries } from './material-subsidiaries.ts'
import { materialityOfEvents } from './materiality-of-events.ts'
import { nominationAndRemuneration } from './nomination-and-remuneration.ts'
import { relatedPartyTransactions } from './related-party-transactions.ts'
import { riskManagement } from './risk-management.ts'
import { whistleBlower } from './whistle-blower.ts'

export const policies: readonly InvestorDocument[] = [
	csr,
	nominationAndRemuneration,
	materialityOfEvents,
	materialSubsidiaries,
	materialLitigationsAndCreditors,
	documentPreservation,
	relatedPartyTransactions,
	riskManagement,
	whistleBlower,
	familiarizationProgramme,
	antiSexualHarassment,
]
