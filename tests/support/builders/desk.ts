import { eq } from 'drizzle-orm'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import type { EnquiryConversation, EnquiryDeskPage, EnquiryTriage } from '#contracts/enquiries/desk.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { departments } from '#worker/features/enquiries/enquiries.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { asFile, pdfOf } from '../files/sample-files.ts'
import { call } from '../worker/app.ts'
import { addStaff, db, sessionOf } from '../worker/staff.ts'
import { anEnquiry } from './enquiry.ts'

const desk = '/api/enquirydeskcontroller'

/** A member of the sales desk with their session. Mails that their calls cause leave through `by`. */
export async function salesperson(fullName?: string, by?: Bindings) {
	const user = await addStaff({ roles: ['ContactRequests'], ...(fullName ? { fullName } : {}) })
	const headers = await sessionOf(user.id)
	const send = (path: string, json: unknown) => call(`${desk}/${path}`, { json, headers, bindings: by })
	const read = async (id: number): Promise<EnquiryConversation> =>
		(await call(`${desk}/conversation/${id}`, { headers })).json()
	return {
		...user,
		headers,
		send,
		get: (path: string) => call(`${desk}/${path}`, { headers }),
		read,
		list: async (query: object): Promise<EnquiryDeskPage> => (await send('list', { tab: 'all', ...query })).json(),
		place: async (id: number, placing: Omit<EnquiryTriage, 'id' | 'version'>) =>
			send('triage', { subjects: [{ id, version: (await read(id)).subject.version, ...placing }] }),
		/** Attaches a file to the reply that is being written. */
		attach: async (subjectId: number, file: File) => {
			const form = new FormData()
			form.set('subjectId', String(subjectId))
			form.set('file', file)
			return call(`${desk}/attach`, { method: 'POST', body: form, headers })
		},
		/** Sends a reply as the panel does, after reading the conversation. */
		reply: async (id: number, text: string, sending: object = {}) =>
			send('sendreply', {
				subjectId: id,
				text,
				version: null,
				newestMessage: (await read(id)).newestMessage,
				state: 'waiting',
				...sending,
			}),
	}
}
/** Attaches a PDF with this text to the reply that is being written, and returns its key. */
export async function attached(by: Salesperson, subjectId: number, text = 'Prices'): Promise<string> {
	const answer = await by.attach(subjectId, asFile(pdfOf(text), 'prices.pdf'))
	return (await answer.json<{ key: string }>()).key
}

export type Salesperson = Awaited<ReturnType<typeof salesperson>>

/** A department of its own, so that a test counts its own enquiries. */
export async function newDepartment(mailbox = 'desk@company.example'): Promise<number> {
	const name = `Desk ${crypto.randomUUID()}`
	const now = new Date().toISOString()
	const columns = { name, nameKey: name.toLowerCase(), mailbox, createdAt: now, updatedAt: now }
	const [added] = await db.insert(departments).values(columns).returning({ id: departments.id })
	return added?.id ?? 0
}

/** An enquiry with an address of its own, so that its receipt leaves. */
export const arrive = (typed: Record<string, unknown> = {}, at = new Date()): Promise<number> =>
	addEnquiry(
		db,
		{
			...anEnquiry({ emailId: `${crypto.randomUUID()}@visitor.example`, selectedDepartmentId: 1, ...typed }),
		} as Parameters<typeof addEnquiry>[1],
		null,
		at,
	)

/** The acts of a conversation in a line each: `assigned: null -> Asha`. */
export const actsIn = ({ messages }: { messages: readonly DeskMessage[] }): string[] =>
	messages.flatMap(({ event }) => (event ? [`${event.act}: ${event.before} -> ${event.after}`] : []))

export const departmentName = async (id: number) =>
	(await db.select({ name: departments.name }).from(departments).where(eq(departments.id, id)))[0]?.name
