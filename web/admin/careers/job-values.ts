import type { z } from 'zod/mini'
import type { EditedJob, jobForm } from '#contracts/careers/careers.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'

export type JobValues = z.input<typeof jobForm>

export const newJob = (): JobValues => ({
	id: null,
	jobPosition: '',
	experience: '',
	skillsRequired: '',
	jobQualification: '',
	jobTypeId: '',
	jobLocation: '',
	jobDescription: '',
	startDate: '',
	dueDate: '',
	country: ownCountry,
	city: '',
	remote: false,
	salaryMin: '',
	salaryMax: '',
	salaryCurrency: brand.currency,
	salaryUnit: 'YEAR',
	version: null,
})

export const valuesOf = (job: EditedJob): JobValues => ({
	id: job.id,
	jobPosition: job.jobPosition,
	experience: job.experience,
	skillsRequired: job.skillsRequired,
	jobQualification: job.jobQualification,
	jobTypeId: String(job.jobTypeId),
	jobLocation: job.jobLocation,
	jobDescription: job.jobDescription,
	startDate: job.startDate,
	dueDate: job.dueDate,
	country: job.country,
	city: job.city,
	remote: job.remote,
	salaryMin: String(job.salaryMin ?? ''),
	salaryMax: String(job.salaryMax ?? ''),
	salaryCurrency: job.salaryCurrency,
	salaryUnit: job.salaryUnit,
	version: job.version,
})
