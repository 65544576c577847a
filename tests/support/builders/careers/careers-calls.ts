import type { Role } from '#contracts/auth/roles.ts'
import { onceAFile } from '#tests/support/builders/once-a-file.ts'
import { call } from '../../worker/app.ts'
import { signedInAs } from '../../worker/staff.ts'

/** Signs in a user with this role only. All tests of a file share the session. */
const signedInOnceAs = (role: Role) => onceAFile(() => signedInAs([role]))

/** The headers of a recruiter and of a reader of applications. */
export const asRecruiter = signedInOnceAs('Careers')
export const asReader = signedInOnceAs('JobApplicants')

const callsOf =
	(caller: typeof asRecruiter) =>
	async (path: string, options: Parameters<typeof call>[1] = {}): Promise<Response> =>
		call(`/api/careerscontroller/${path}`, { headers: await caller(), ...options })

export const recruiterCall = callsOf(asRecruiter)
export const readerCall = callsOf(asReader)

/** The response to a call that must pass. */
export async function answered<Answer>(answer: Response): Promise<Answer> {
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
	return answer.json()
}
