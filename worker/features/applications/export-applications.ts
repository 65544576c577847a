import { type ApplicationsFilter, type JobApplication, unstatedExperience } from '#contracts/careers/applications.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { readApplications } from './applications.queries.ts'
import { csvLine } from './csv.ts'

/** Rows that are read at a time: 50,000 of them stay below the fifty queries that a request may make on the smallest plan. */
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
	'Arrived (UTC)': ({ createddate }) => createddate.slice(0, 19).replace('T', ' '),
}

/** What makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** The applications with these ids as CSV, read page by page as fast as whoever downloads them takes them. */
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

/** What the audit log keeps of an export: how much was taken and by which filters. A number or a place that was looked for may be somebody's own. */
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
