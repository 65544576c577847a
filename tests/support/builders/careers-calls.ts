import type { Role } from '#contracts/auth/roles.ts'
import { call } from '../worker/app.ts'
import { signedInAs } from '../worker/staff.ts'

/** Signs somebody in who holds this role and no other, once for all that ask. */
function signedInOnceAs(role: Role) {
	let headers: ReturnType<typeof signedInAs> | undefined
	return () => {
		headers ??= signedInAs([role])
		return headers
	}
}

/** Headers of somebody who may edit jobs, and of somebody who may read applications. */
export const asRecruiter = signedInOnceAs('Careers')
export const asReader = signedInOnceAs('JobApplicants')

const callsOf =
	(caller: typeof asRecruiter) =>
	async (path: string, options: Parameters<typeof call>[1] = {}): Promise<Response> =>
		call(`/api/careerscontroller/${path}`, { headers: await caller(), ...options })

export const recruiterCall = callsOf(asRecruiter)
export const readerCall = callsOf(asReader)

/** What is answered to a call that must pass. */
export async function answered<Answer>(answer: Response): Promise<Answer> {
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
	return answer.json()
}
