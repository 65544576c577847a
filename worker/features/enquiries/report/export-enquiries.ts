import { eq, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { enquiryStateNames } from '#contracts/enquiries/desk-states.ts'
import type { EnquiryExport } from '#contracts/enquiries/report.ts'
import { companyTime } from '#contracts/shared/company-time.ts'
import { countryName } from '#contracts/shared/countries.ts'
import { storedOrigin } from '#contracts/shared/origin.ts'
import { brand } from '#web/content/brand.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { users } from '#worker/data/users.table.ts'
import { storedFactsIn } from '#worker/desks/mail-facts.ts'
import { type CsvColumns, csvOf } from '#worker/http/csv.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { firstAnswerAt } from './arrived-within.ts'

/** Whom the mails of an enquiry name besides its sender. */
const copiedIn = sql<string | null>`(
	select group_concat(distinct person.value ->> '$.address') from ${enquiryMessages},
		json_each(${storedFactsIn(enquiryMessages.mail)}, '$.copied') as person
	where ${enquiryMessages.subjectId} = ${enquiries.id})`

const selectExported = (db: Database, ids: readonly number[]) =>
	db
		.select({
			enquiry: enquiries,
			owner: users.fullName,
			department: departments.name,
			answeredAt: firstAnswerAt,
			copied: copiedIn,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, eq(users.id, enquiries.ownerId))
		.where(isAmong(enquiries.id, ids))

type Exported = Awaited<ReturnType<typeof selectExported>>[number]

/** The enquiries with these ids in their order, without those erased since. */
async function readExported(db: Database, ids: readonly number[]): Promise<Exported[]> {
	const byId = new Map((await selectExported(db, ids)).map((row) => [row.enquiry.id, row]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

const originOf = ({ enquiry }: Exported) => storedOrigin(enquiry.origin)

const time = (at: string | null) => (at === null ? '' : companyTime(new Date(at)).replace('T', ' '))

const columns: CsvColumns<Exported> = {
	Reference: ({ enquiry }) => referenceOf(enquiry.id),
	[`Arrived (${brand.timeZone.name})`]: ({ enquiry }) => time(enquiry.createdAt),
	State: ({ enquiry }) => enquiryStateNames[enquiry.state],
	Owner: ({ owner }) => owner ?? '',
	Department: ({ department }) => department,
	Name: ({ enquiry }) => enquiry.name,
	Organisation: ({ enquiry }) => enquiry.organization,
	Email: ({ enquiry }) => enquiry.emailId,
	Phone: ({ enquiry }) => enquiry.phoneNo,
	Message: ({ enquiry }) => enquiry.message,
	'Waiting since': ({ enquiry }) => time(enquiry.waitingSince),
	'First answer': ({ answeredAt }) => time(answeredAt),
	'Landing page': (row) => originOf(row)?.landingPage ?? '',
	Campaign: (row) => Object.values(originOf(row)?.campaign ?? {}).join(' / '),
	Referrer: (row) => originOf(row)?.referrer ?? '',
	Country: (row) => countryName(originOf(row)?.country ?? ''),
	Copied: ({ copied }) => copied?.replaceAll(',', ', ') ?? '',
}

/** Streams enquiries as CSV. */
export const csvOfEnquiries = (db: Database, ids: readonly number[]) =>
	csvOf(columns, ids, (page) => readExported(db, page))

/** The audit entry of an export: the number of rows and the filters, without the searched text (personal data). */
export function exportedChanges({ text, ...others }: EnquiryExport, count: number): Changes {
	const used = Object.entries(others).filter(([, value]) => value !== null && value !== undefined && value !== false)
	return {
		count: [null, count],
		...Object.fromEntries(used.map(([name, value]) => [name, [null, value]])),
		...(text === null ? {} : { text: null }),
	}
}
