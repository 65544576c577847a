import type { ComponentType } from 'react'
import type { SceneName } from '#web/content/scene-name.ts'
import { ControlGroup } from './control-group.tsx'
import { CropDesk } from './crop-desk.tsx'
import { DecisionTable } from './decision-table.tsx'
import { FileSearch } from './file-search.tsx'
import { IndexDesk } from './index-desk.tsx'
import { LiveMinutes } from './live-minutes.tsx'
import { NoteRemarks } from './note-remarks.tsx'
import { RiskSum } from './risk-sum.tsx'
import { RoundRobin } from './round-robin.tsx'

/** A screen of each product that its scenes do not show, by the product's scene. */
export const exhibits: { [Name in SceneName]?: ComponentType } = {
	'business-process-management': DecisionTable,
	ckyc: CropDesk,
	'committee-management': LiveMinutes,
	'customer-data-platform': ControlGroup,
	'digital-document-filing': FileSearch,
	'document-management': IndexDesk,
	kyc: RiskSum,
	'office-note': NoteRemarks,
	'trade-finance': RoundRobin,
}
