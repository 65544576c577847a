import { holdsSection } from '#contracts/auth/roles.ts'
import { ownAccount } from './own-account.ts'
import { storedPermissions } from './storage.ts'

/** The jobs that are lent to the signed-in user. Users with the role need none. */
export async function lentJobs(): Promise<number[]> {
	if (holdsSection(storedPermissions(), 'applications')) return []
	return ownAccount().then(
		({ lentJobs }) => lentJobs,
		() => [],
	)
}
