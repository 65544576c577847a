import { type ApplicationsFilter, type JobApplication, unstatedExperience } from '#contracts/careers/applications.ts'
import type { HiringFilter, HiringRow } from '#contracts/hiring/desk.ts'
import { stageNames } from '#contracts/hiring/stages.ts'
import { companyTime } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { type CsvColumns, csvOf } from '#worker/http/csv.ts'
import { amongIds, readApplications } from './applications.queries.ts'
import type { Asker } from './desk/hiring-desk.queries.ts'
import { hiringListing } from './desk/hiring-rows.ts'

const timeOf = (moment: string) => companyTime(new Date(moment)).replace('T', ' ')

const columns: CsvColumns<JobApplication> = {
	'First name': ({ firstName }) => firstName,
	'Last name': ({ lastName }) => lastName,
	'Job post': ({ jobPost }) => jobPost,
	'Experience (years)': (application) => unstatedExperience(application) ?? application.applicantExperience,
	'Notice period': ({ noticePeriod }) => noticePeriod,
	Location: ({ applicantLocation }) => applicantLocation,
	Email: ({ email }) => email,
	'Mobile number': ({ mobileNumber }) => mobileNumber,
	CV: ({ file }) => file,
	[`Arrived (${brand.timeZone.name})`]: ({ createddate }) => timeOf(createddate),
}

/** Streams applications as CSV. */
export const csvOfApplications = (db: Database, ids: readonly number[]) =>
	csvOf(columns, ids, (page) => readApplications(db, page))

/** An export of the desk has its columns after the ten. */
const hiringColumns: CsvColumns<
	JobApplication & Pick<HiringRow, 'state' | 'owner' | 'dueAt' | 'reference' | 'answers'>
> = {
	...columns,
	Stage: ({ state }) => stageNames[state],
	Owner: ({ owner }) => owner?.fullName ?? '',
	[`Due (${brand.timeZone.name})`]: ({ dueAt }) => (dueAt === null ? '' : timeOf(dueAt)),
	Reference: ({ reference }) => reference,
	Answers: ({ answers }) => (answers ?? []).map((each) => `${each.words}: ${each.answer}`).join('\n'),
}

/** Streams applications as CSV with their stage and owner. */
export const csvOfHiring = (db: Database, ids: readonly number[], { staff, retentionDays }: Asker) =>
	csvOf(hiringColumns, ids, async (page) => {
		const { select, rowOf } = hiringListing(staff.id, retentionDays)
		const byId = new Map((await select(db, amongIds(page))).map((stored) => [stored.id, rowOf(stored)]))
		return page.flatMap((id) => {
			const row = byId.get(id)
			return row ? { ...row, email: row.emailId, createddate: row.createdAt } : []
		})
	})

/** The audit entry of an export: the number of rows and the filters, without what was searched (personal data). */
export function exportedChanges(
	filter: ApplicationsFilter & Partial<Pick<HiringFilter, 'text'>>,
	count: number,
): Changes {
	const { mobileNumber, applicantLocation, text = null, sortBy: _, sortDirection: __, ...others } = filter
	const used = Object.entries(others).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value != null))
	return {
		count: [null, count],
		...Object.fromEntries(used.map(([name, value]) => [name, [null, value]])),
		...(mobileNumber === null ? {} : { mobileNumber: null }),
		...(applicantLocation === null ? {} : { applicantLocation: null }),
		...(text === null ? {} : { text: null }),
	}
}
