import type { NoticePeriod } from '#contracts/careers/applications.ts'

/** Somebody who does not exist, and applies. Telephone numbers are of ranges that nobody is given. */
export type DemoApplication = {
	/** The key of the job. */
	job: string
	/** Days after the job has opened. */
	day: number
	firstName: string
	lastName: string
	email: string
	mobileNumber: string
	years: number
	notice: NoticePeriod
	place: string
	/** The file of scripts/demo/careers/cvs, and what its owner called it. */
	file: string
	called: string
	cv: DemoCv
}

type DemoCv = {
	headline: string
	profile: string
	/** The newest first. */
	posts: readonly { when: string; what: string; where: string; text: string }[]
	study: string
	skills: string
}
