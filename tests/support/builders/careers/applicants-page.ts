import { linkToPage } from '#worker/features/applications/status/links.ts'
import { postToApplicantsPage } from '#worker/features/applications/status/post-to-page.ts'
import { readApplicantPage } from '#worker/features/applications/status/status.queries.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { bindings } from '../../worker/app.ts'
import { db } from '../../worker/staff.ts'
import type { Typed } from './application-form.ts'

type Posting = { by?: Bindings; origin?: string | null; now?: Date; requestId?: string }

/** The secret of the link to an application. */
export const secretOf = async (id: number, by = bindings): Promise<string> =>
	(await linkToPage(db, by, id)).replace('/application/', '')

/** The page of a link; an error if there is none. */
export async function pageOf(secret: string, now = new Date()) {
	const page = await readApplicantPage(db, bindings, secret, now)
	if (!page) throw new Error('There is no such page')
	return page
}

/** The form token of an act that the page offers; '' if it does not. */
export const tokenOf = async (secret: string, act: string): Promise<string> =>
	(await pageOf(secret)).acts.find((offered) => offered.act === act)?.token ?? ''

/** Posts a form to the page as a browser does. */
export function postForm(
	secret: string,
	fields: Typed,
	{ by = bindings, origin = bindings.ORIGIN, now = new Date(), requestId = crypto.randomUUID() }: Posting = {},
) {
	const body = new FormData()
	for (const [name, value] of Object.entries(fields)) body.set(name, value)
	const request = new Request(`${bindings.ORIGIN}/application/${secret}`, {
		method: 'POST',
		body,
		headers: origin === null ? {} : { Origin: origin },
	})
	return postToApplicantsPage(secret, { request, bindings: by, db, requestId, now })
}

/** Posts an act with its own token and the right digits of the application that `addApplication` adds. */
export const act = async (secret: string, name: string, more: Typed = {}, posting: Posting = {}) =>
	postForm(secret, { act: name, token: await tokenOf(secret, name), digits: '0101', ...more }, posting)

/** Where an act led: the address of the page, or what it says. */
export const outcome = (answer: Response | { status: number; problem: string }): string =>
	answer instanceof Response
		? (answer.headers.get('Location') ?? String(answer.status)).replace(/^.*(?=\?)|^\/application\/\w+$/, '')
		: `${answer.status} ${answer.problem}`
