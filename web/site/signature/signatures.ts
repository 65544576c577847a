import type { ComponentType } from 'react'
import type { SceneName } from '#web/content/scene-name.ts'
import { BusinessProcessManagement } from './business-process-management/business-process-management.tsx'
import { DocumentManagement } from './document-management/document-management.tsx'
import { Kyc } from './kyc/kyc.tsx'
import { ThreeWayMatching } from './three-way-matching/three-way-matching.tsx'
import { TradeFinance } from './trade-finance/trade-finance.tsx'

/** The scenes that visitors operate, full width in the middle of their pages, by the scene of the page's hero. */
export const signatures: Partial<Record<SceneName, ComponentType>> = {
	'document-management': DocumentManagement,
	kyc: Kyc,
	'business-process-management': BusinessProcessManagement,
	'three-way-matching': ThreeWayMatching,
	'trade-finance': TradeFinance,
}
