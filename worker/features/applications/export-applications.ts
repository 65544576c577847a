import { type ApplicationsFilter, type JobApplication, unstatedExperience } from '#contracts/careers/applications.ts'
import { companyTime } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { type CsvColumns, csvOf } from '#worker/http/csv.ts'
import { readApplications } from './applications.queries.ts'

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
	[`Arrived (${brand.timeZone.name})`]: ({ createddate }) => companyTime(new Date(createddate)).replace('T', ' '),
}

/** Streams applications as CSV. */
export const csvOfApplications = (db: Database, ids: readonly number[]) =>
	csvOf(columns, ids, (page) => readApplications(db, page))

/** The audit entry of an export: the number of rows and the filters, without a searched number or place (personal data). */
export function exportedChanges(filter: ApplicationsFilter, count: number): Changes {
	const { mobileNumber, applicantLocation, sortBy: _, sortDirection: __, ...others } = filter
	const used = Object.entries(others).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null))
	return {
		count: [null, count],
		...Object.fromEntries(used.map(([name, value]) => [name, [null, value]])),
		...(mobileNumber === null ? {} : { mobileNumber: null }),
		...(applicantLocation === null ? {} : { applicantLocation: null }),
	}
}
