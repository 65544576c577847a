import type { Account } from '#contracts/auth/auth.ts'
import { holdsSection } from '#contracts/auth/roles.ts'
import { answerOf } from '#web/api.ts'
import { accountApi } from '../staff-api.ts'
import { signedInUserId, storedPermissions } from './storage.ts'

let known: { userId: number | null; jobs: Promise<number[]> } | null = null

/** The jobs that are lent to the signed-in user: asked for once in this document, and never for users with the role. */
export function lentJobs(): Promise<number[]> {
	if (holdsSection(storedPermissions(), 'applications')) return Promise.resolve([])
	const userId = signedInUserId()
	if (known?.userId !== userId) known = { userId, jobs: answerOf(accountApi.fetchusername.$get()).then(jobsIn, none) }
	return known.jobs
}

const jobsIn = ({ lentJobs }: Account) => lentJobs

function none(failure: unknown): number[] {
	console.warn('The lent jobs did not load', failure)
	known = null
	return []
}
