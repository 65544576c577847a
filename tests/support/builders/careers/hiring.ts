import type { HiringConversation, HiringPage, HiringTriageForm } from '#contracts/hiring/desk.ts'
import { lentJobs } from '#worker/features/applications/applications.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { call } from '../../worker/app.ts'
import { addStaff, db, sessionOf } from '../../worker/staff.ts'
import { addApplication } from './applications.ts'

const desk = '/api/hiringdeskcontroller'

/** A user of the hiring desk with their session. Mails that their calls cause leave through `by`. */
export async function recruiter(
	fullName = 'Asha Varma',
	by?: Bindings,
	roles: ['JobApplicants'] | ['Blogs'] = ['JobApplicants'],
) {
	const user = await addStaff({ roles, fullName, userName: `u${crypto.randomUUID().slice(0, 8)}` })
	const headers = await sessionOf(user.id)
	const send = (path: string, json: unknown) => call(`${desk}/${path}`, { json, headers, bindings: by })
	const get = (path: string) => call(`${desk}/${path}`, { headers })
	const read = async (id: number): Promise<HiringConversation> => (await get(`conversation/${id}`)).json()
	const versioned = async (ids: readonly number[]) =>
		Promise.all(ids.map(async (id) => ({ id, version: (await read(id)).subject.version })))
	return {
		...user,
		headers,
		...{ send, get, read, versioned },
		list: async (query: object): Promise<HiringPage> => (await send('list', { tab: 'all', ...query })).json(),
		move: async (id: number, changes: Omit<HiringTriageForm['subjects'][number], 'id' | 'version'>) =>
			send('triage', { subjects: [{ id, version: (await read(id)).subject.version, ...changes }] }),
		opinion: (subjectId: number, opinion: string | null) => send('opinion', { subjectId, opinion }),
		reply: async (id: number, text: string, sending: object = {}) =>
			send('sendreply', {
				...{ subjectId: id, text, version: null, newestMessage: (await read(id)).newestMessage },
				...{ state: (await read(id)).subject.state, ...sending },
			}),
	}
}

/** A user without the role, to whom these jobs are lent. */
export async function guest(jobs: readonly number[], fullName = 'Kofi Amankwah') {
	const user = await recruiter(fullName, undefined, ['Blogs'])
	const lentAt = new Date().toISOString()
	if (jobs.length > 0) await db.insert(lentJobs).values(jobs.map((jobId) => ({ jobId, userId: user.id, lentAt })))
	return user
}

/** An application that has come by the form, with an address of its own. */
export async function apply(wanted: Parameters<typeof addApplication>[0], at = new Date()): Promise<number> {
	const createdAt = at.toISOString()
	const emailId = `v${crypto.randomUUID()}@applicant.example`
	const { id } = await addApplication({ emailId, createdAt, waitingSince: createdAt, updatedAt: createdAt, ...wanted })
	return id
}
