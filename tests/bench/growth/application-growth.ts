import type { ApplicationsFilter } from '#contracts/careers/applications.ts'
import { type BenchServer, staffHeaders, withStores } from '../server/server.ts'
import { growApplications } from './grow-applications.ts'
import { client, mediansInTurns } from './in-turns.ts'

const rounds = 40

/** Queries of a recruiter: each filter alone, and the four commonest combinations. */
const questions: Record<string, Partial<ApplicationsFilter>> = {
	'all, newest first': {},
	'one job': { jobPosts: [3] },
	'three jobs': { jobPosts: [1, 3, 4] },
	'notice period': { noticePeriod: '1 month' },
	'experience 3 to 6': { applicantExperienceFrom: 3, applicantExperienceTo: 6 },
	'experience from 5': { applicantExperienceFrom: 5 },
	location: { applicantLocation: 'chennai' },
	'location of nobody': { applicantLocation: 'zz' },
	mobile: { mobileNumber: '0258' },
	'job and notice': { jobPosts: [3], noticePeriod: '1 month' },
	'job and experience': { jobPosts: [3], applicantExperienceFrom: 3, applicantExperienceTo: 6 },
	'notice and experience': { noticePeriod: '1 month', applicantExperienceFrom: 3, applicantExperienceTo: 6 },
	'location and experience': { applicantLocation: 'chennai', applicantExperienceFrom: 3, applicantExperienceTo: 6 },
	'sorted by name': { sortBy: 'name', sortDirection: 'asc' },
	'sorted by job': { sortBy: 'jobPost', sortDirection: 'asc' },
}

/** Measures the milliseconds of a page of applications with those of the demo and with 50,000. */
export async function applicationTimes({ origin, own }: BenchServer) {
	const { post } = client(origin, await staffHeaders(origin))
	const asked = Object.fromEntries(
		Object.entries(questions).map(([name, filter]) => [
			name,
			post('careerscontroller/getreceivedapplications', filter),
		]),
	)
	const few = await mediansInTurns(asked, rounds)
	await withStores(own, ({ DB }) => growApplications(DB))
	const grown = await mediansInTurns(asked, rounds)
	return Object.fromEntries(
		Object.entries(few).map(([name, time]) => {
			const after = grown[name] ?? Number.NaN
			return [name, { '36': time, '50,000': after, times: Number((after / time).toFixed(2)), goal: 2.5 }]
		}),
	)
}
