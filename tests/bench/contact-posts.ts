import { testToken } from '#contracts/auth/bot-check.ts'
import type { Enquiry } from '#contracts/enquiries/enquiries.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { type Extent, measure, rounded } from './measure.ts'
import { staffHeaders } from './server/server.ts'

const runs: Extent[] = [
	{ connections: 200, requests: 200 },
	{ connections: 16, requests: 2_000 },
	{ connections: 64, requests: 2_000 },
]

let sent = 0

/** Addresses of the benchmark networks (RFC 2544), so that no visitor reaches the hourly limit. */
export function nextAddress(): string {
	sent += 1
	return `198.${18 + ((sent >> 16) & 1)}.${(sent >> 8) & 255}.${sent & 255}`
}

/** Sends enquiries and counts their rows. Throws when one is lost or stored twice. */
export async function contactPosts(origin: string) {
	const table: Record<string, object> = {}
	for (const run of runs) {
		const mark = crypto.randomUUID()
		const { accepted, perSecond, p50, p99, refused, errors, megabytes } = await measure(
			origin,
			{
				name: 'contact posts',
				path: '/api/public/contactuscontroller/saveContactUs',
				method: 'POST',
				headers: { 'Content-Type': 'application/json', 'X-Token': testToken },
				each: () => ({
					headers: { 'CF-Connecting-IP': nextAddress(), 'Idempotency-Key': crypto.randomUUID() },
					body: JSON.stringify(enquiry(`${mark} ${crypto.randomUUID()}`)),
				}),
			},
			run,
		)
		const { rows, distinct } = await stored(origin, mark)
		const name = `${'requests' in run ? run.requests : 0} on ${run.connections} connections`
		table[name] = {
			...{ accepted, rows, distinct, refused, errors, 'per second': rounded(perSecond), p50, p99 },
			'workerd MB': megabytes,
		}
		if (rows !== accepted || distinct !== accepted)
			throw new Error(
				`${name}: ${accepted} were answered 200, ${refused} otherwise, ${errors} not at all; ${rows} rows, ${distinct} of them distinct`,
			)
	}
	return table
}

const enquiry = (message: string) => ({
	name: 'Meera Nair',
	organization: 'Kollam Spice Exports',
	selectedDepartmentId: 1,
	emailId: 'meera@kollamspice.example',
	phoneNo: '914742555010',
	message,
})

/** Counts through the API: a second process in the database would disturb the pending mails. */
async function stored(origin: string, mark: string): Promise<{ rows: number; distinct: number }> {
	const headers = { 'Content-Type': 'application/json', ...(await staffHeaders(origin)) }
	const messages: string[] = []
	for (let pageNumber = 1; ; pageNumber += 1) {
		const answer = await fetch(`${origin}/api/contactuscontroller/getContactUsRequests`, {
			method: 'POST',
			headers,
			body: JSON.stringify({ pageNumber, size: 100 }),
		})
		const { content, totalPages }: Paged<Enquiry> = await answer.json()
		messages.push(...content.map(({ message }) => message).filter((message) => message.startsWith(mark)))
		if (pageNumber >= totalPages) return { rows: messages.length, distinct: new Set(messages).size }
	}
}
