import type { ClientResponse } from 'hono/client'
import { hc } from 'hono/client'
import { z } from 'zod/mini'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { NewestSave } from '#contracts/shared/stale-write.ts'
import type { ApplicationsPublicApi } from '#worker/features/applications/applications.public.ts'
import type { AuthPublicApi } from '#worker/features/auth/auth.public.ts'
import type { EnquiriesPublicApi } from '#worker/features/enquiries/enquiries.public.ts'

export const applicationsPublic = hc<ApplicationsPublicApi>('/api/public/careerscontroller')
export const authPublic = hc<AuthPublicApi>('/api/authcontroller')
export const enquiriesPublic = hc<EnquiriesPublicApi>('/api/public/contactuscontroller')

/** The specification promises only `errorMsg`. Everything else may be missing or malformed. */
const refusalBody = z.object({
	code: z.catch(z.nullable(z.string()), null),
	errorMsg: z.string(),
	fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
	newestSave: z.catch(z.optional(z.object({ by: z.nullable(z.string()), at: z.string() })), undefined),
})
type RefusalBody = z.infer<typeof refusalBody>

/** The server refused the request. `errorMsg` is its message, or null if the answer is not from our API. */
export class ApiRefusal extends Error {
	override readonly name = 'ApiRefusal'
	readonly status: number
	readonly code: string | null
	readonly errorMsg: string | null
	readonly fields: Record<string, string>
	/** Of a stale save. */
	readonly newestSave: NewestSave | null

	constructor(status: number, body: RefusalBody | null) {
		super(body?.errorMsg ?? `The server answered ${status}`)
		this.status = status
		this.code = body?.code ?? null
		this.errorMsg = body?.errorMsg ?? null
		this.fields = body?.fields ?? {}
		this.newestSave = body?.newestSave ?? null
	}
}

/** There was no response: the network or the server is down. */
export class ServerUnreachable extends Error {
	override readonly name = 'ServerUnreachable'
}

/** Returns the data of a response. Throws `ApiRefusal`, or `ServerUnreachable` if there was no response. */
export async function answerOf<Data>(sent: Promise<ClientResponse<Data, number, 'json'>>): Promise<Data> {
	const answer = await sent.catch((failure: unknown) => {
		throw failure instanceof ApiRefusal
			? failure
			: new ServerUnreachable('The server did not answer', { cause: failure })
	})
	if (!answer.ok) throw await refusalOf(answer)
	return answer.json()
}

/** What the server says with a response that is not ok. */
export async function refusalOf(answer: { status: number; json: () => Promise<unknown> }): Promise<ApiRefusal> {
	const body = refusalBody.safeParse(await answer.json().catch(() => null))
	return new ApiRefusal(answer.status, body.success ? body.data : null)
}

/** For calls that refuse with `false`. Throws an `ApiRefusal` with `errorMsg`. */
export async function notFalse<Data>(answer: Promise<Data>, errorMsg: string): Promise<Exclude<Data, false>> {
	const data = await answer
	if (data === false) throw new ApiRefusal(200, { code: 'false', errorMsg })
	return data as Exclude<Data, false>
}

/** The server's message, or `otherwise` if there is none. */
export const failureText = (failure: unknown, otherwise: string) =>
	failure instanceof ApiRefusal && failure.errorMsg ? failure.errorMsg : otherwise

export const isRefusal = (failure: unknown, code: ErrorCode): failure is ApiRefusal =>
	failure instanceof ApiRefusal && failure.code === code
