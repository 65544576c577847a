import { auditedSections, isAuditedSection } from '#contracts/operations/audit.ts'
import { readableDate } from '#contracts/shared/date-text.ts'
import { weekdays } from '../weekdays.ts'

/** A recorded section may be missing in this release. Then its raw name is shown. */
export const sectionName = (section: string): string => (isAuditedSection(section) ? auditedSections[section] : section)

/** Turns a field name into words: "jobTypeId" becomes "job type". */
export const fieldLabel = (field: string): string =>
	field
		.replace(/(?<=[a-z])(?:Id|Key)$/, '')
		.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
		.toLowerCase()

/** Acts on contact requests that would not read well before a name. */
const deskActs: Readonly<Record<string, string>> = {
	noted: 'added a note to',
	'answer taken back': 'took back the answer to',
	'interview planned': 'planned an interview with',
	'interview moved': 'moved an interview with',
	'interview cancelled': 'cancelled an interview with',
}

/** Puts the verb of a recorded act first: "category added" becomes "added category". */
export const actText = (action: string): string =>
	deskActs[action] ??
	action.replace(/^(category|job type|department|saved reply|draft|image|preview link|replacement) (\w+)$/, '$2 $1')

/** Puts the value of a field into words: dates, and the days of an office, which are recorded as digits. */
export const valueText = (field: string, value: string): string =>
	field === 'officeDays'
		? [...value].map((digit) => weekdays[Number(digit) - 1] ?? digit).join(', ')
		: readableDate(value)
