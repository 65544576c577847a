import { jobForm } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'
import { shownValues } from '#worker/publishing/shown-values.ts'
import { jobPosts, jobTypes } from './careers.table.ts'

type Columns = Omit<
	typeof jobPosts.$inferSelect,
	| 'id'
	| 'version'
	| 'createdAt'
	| 'updatedAt'
	| 'updatedBy'
	| 'positionKey'
	| 'locationKey'
	| 'cleanedBy'
	| 'closedOn'
	| 'erasedApplications'
>

/** The snapshot of a job for its history. */
export const jobSnapshot = (job: Columns): Snapshot => ({
	values: {
		jobPosition: job.jobPosition,
		experience: job.experience,
		skillsRequired: job.skillsRequired,
		jobQualification: job.jobQualification,
		jobTypeId: job.jobTypeId,
		jobLocation: job.jobLocation,
		country: job.country,
		city: job.city,
		remote: job.remote,
		salaryMin: job.salaryMin,
		salaryMax: job.salaryMax,
		salaryCurrency: job.salaryCurrency,
		salaryUnit: job.salaryUnit,
		startDate: job.startDate,
		dueDate: job.dueDate,
		jobDescription: job.jobDescription,
	},
	files: {},
})

const noType = 0

/** The rows of a draft of a job, for its preview. */
export function shownJob({ values }: Snapshot, base: BaseRow) {
	const { text, date, number, flag, valid } = shownValues(values)
	const { country, salaryMin, salaryMax, salaryCurrency, salaryUnit } = jobForm.shape
	const dueDate = date('dueDate') ?? companyToday()
	const row = {
		...base,
		jobPosition: text('jobPosition'),
		positionKey: '',
		experience: text('experience'),
		skillsRequired: text('skillsRequired'),
		jobQualification: text('jobQualification'),
		jobTypeId: number('jobTypeId') ?? noType,
		jobLocation: text('jobLocation'),
		locationKey: '',
		country: valid('country', country) ?? ownCountry,
		city: text('city'),
		remote: flag('remote'),
		jobDescription: text('jobDescription'),
		// An autosave has cleaned it.
		cleanedBy: cleaningVersion,
		startDate: date('startDate') ?? companyToday(),
		dueDate,
		closedOn: dueDate,
		salaryMin: valid('salaryMin', salaryMin),
		salaryMax: valid('salaryMax', salaryMax),
		salaryCurrency: valid('salaryCurrency', salaryCurrency) ?? brand.currency,
		salaryUnit: valid('salaryUnit', salaryUnit) ?? 'YEAR',
		erasedApplications: 0,
	}
	const placeholder = { id: noType, name: 'No type yet', nameKey: '', employmentType: 'FULL_TIME' }
	return [
		{ table: jobPosts, owner: 'id', ids: [base.id], rows: [row] },
		{ table: jobTypes, owner: 'id', ids: [noType], rows: [placeholder] },
	]
}
