import { drawings as sprint } from './events/accessibility-sprint.ts'
import { drawings as clinic } from './events/bpmn-clinic-bengaluru.ts'
import { drawings as campusDay } from './events/campus-day-coimbatore.ts'
import { drawings as council } from './events/customer-council.ts'
import { drawings as drillDay } from './events/disaster-recovery-drill-day.ts'
import { drawings as bankingEvening } from './events/dubai-banking-evening.ts'
import { drawings as governanceWorkshop } from './events/e-governance-workshop-trivandrum.ts'
import { drawings as breakfast } from './events/invoice-automation-breakfast-chennai.ts'
import { drawings as recordsDay } from './events/kochi-records-day.ts'
import { drawings as meetup } from './events/new-jersey-meetup.ts'
import { drawings as openHouse } from './events/open-house-kochi.ts'
import { drawings as tradeForum } from './events/trade-finance-forum-mumbai.ts'
import type { Drawing } from './kit.ts'

export const drawings: Record<string, Drawing> = {
	...sprint,
	...clinic,
	...campusDay,
	...council,
	...drillDay,
	...bankingEvening,
	...governanceWorkshop,
	...breakfast,
	...recordsDay,
	...meetup,
	...openHouse,
	...tradeForum,
}
