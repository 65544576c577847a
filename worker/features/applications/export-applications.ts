import { type ApplicationsFilter, type JobApplication, unstatedExperience } from '#contracts/careers/applications.ts'
import { companyTime } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { readApplications } from './applications.queries.ts'
import { csvLine } from './csv.ts'

/** Rows of one query. An export of 50,000 rows stays below the 50 queries of a request on the free plan. */
const perPage = 2_000

const columns: Record<string, (application: JobApplication) => string | number> = {
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

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Streams applications as CSV. Each page is read when the client takes the previous one. */
export function csvOfApplications(db: Database, ids: readonly number[]): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	let next = 0
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns))))
		},
		async pull(controller) {
			if (next >= ids.length) {
				controller.close()
				return
			}
			const page = await readApplications(db, ids.slice(next, next + perPage))
			next += perPage
			const lines = page.map((application) => csvLine(Object.values(columns).map((read) => read(application))))
			controller.enqueue(encoder.encode(lines.join('')))
		},
	})
}

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
