import type { SalaryUnit } from '#contracts/careers/careers.ts'

/** A job whose dates are told in days from the day on which it is filled in, so that it stays open, upcoming or closed. */
export type DemoJob = {
	/** What demo applications call it. */
	key: string
	jobPosition: string
	/** The name of a job type. */
	type: 'Full-time' | 'Part-time' | 'Contract' | 'Temporary' | 'Internship'
	jobLocation: string
	country?: string
	city?: string
	remote?: true
	experience: string
	jobQualification: string
	skillsRequired: string
	salary?: { min: number; max: number; currency?: string; unit: SalaryUnit }
	opensIn: number
	closesIn: number
	/** HTML. */
	jobDescription: string
}
