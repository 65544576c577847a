import { type ApplicantForm, applicantForm, wrongDigitsToEnd } from '#contracts/hiring/applicant-page.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { applicantActLimits } from '#contracts/shared/periods.ts'
import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { readMultipart } from '#worker/files/multipart.ts'
import { AppError, refusalReasonOf } from '#worker/http/errors.ts'
import { readToEnd } from '#worker/http/read-body.ts'
import type { Bindings, PostedToPage } from '#worker/http/request-context.ts'
import { isFlood } from '#worker/visitors/flood-limit.ts'
import { countAttempt, counterKey } from '#worker/visitors/rate-limit.ts'
import { visitorAddress } from '#worker/visitors/visitor-address.ts'
import { answerInterview } from '../interviews/answer.ts'
import { askErasure, replaceCv, withdraw } from './acts.ts'
import { confirmDigits } from './confirm-digits.ts'
import { formToken } from './form-token.ts'
import { pageOfApplicant } from './links.ts'
import { personalData } from './personal-data.ts'
import { type FoundApplication, findByLink } from './status.queries.ts'

/** Room for a CV of 5 MB and the other parts. */
const limitBytes = 7 * 1024 * 1024

const pagePath = /^\/application\/([^/]+)\/?$/i

/** The secret in the address of an applicant's page; null for any other address. */
export const secretIn = (url: string): string | null => pagePath.exec(new URL(url).pathname)?.[1] ?? null

type Posting = { request: Request; bindings: Bindings; db: Database; requestId: string; now: Date }

/**
 * Carries out a form that an applicant posts from their page. Returns the response, or the problem that the page then
 * shows. A stale form redirects to the page as it is.
 */
export async function postToApplicantsPage(secret: string, posting: Posting): Promise<Response | PostedToPage> {
	const { request, bindings, db } = posting
	try {
		if (await isFlood(request.headers, bindings)) throw new AppError('request.too-many', { retryAfterSeconds: 60 })
		if (request.headers.get('Origin') !== new URL(bindings.ORIGIN).origin) return refused(403, otherSite)
		const found = await findByLink(db, secret)
		// The page itself says that there is no such application.
		if (!found) return refused(404, '')
		await countTry(posting, 'ofAddress', visitorAddress(request.headers))
		const form = applicantForm.safeParse(await readMultipart(request, limitBytes))
		return await actOn(posting, secret, found, form.data)
	} catch (error) {
		if (!(error instanceof AppError)) throw error
		return refused(errors[error.code].status, refusalReasonOf(error))
	} finally {
		if (!request.bodyUsed) await readToEnd(request.body)
	}
}

const refused = (status: number, problem: string): PostedToPage => ({ status, problem })

const otherSite = 'This form was sent from another site. Open the page by its link and try again.'
const wrongDigits = 'These are not the last digits of the mobile number on the application. Nothing was changed.'
const locked = 'Too many wrong digits were typed. The actions of this page are locked for a day.'
const ended = 'Too many wrong digits were typed. Ask for a new link to go on.'

async function countTry({ bindings, db, now }: Posting, of: keyof typeof applicantActLimits, whose: string) {
	const limit = applicantActLimits[of]
	await countAttempt(db, limit, await counterKey(bindings.TOKEN_SECRET, limit, whose), now)
}

/** Redirects to the page. `done` names the act that it confirms. */
const toPage = (secret: string, done = '') =>
	new Response(null, { status: 303, headers: { Location: `${pageOfApplicant(secret)}${done && `?done=${done}`}` } })

async function actOn(
	posting: Posting,
	secret: string,
	found: FoundApplication,
	form: ApplicantForm | undefined,
): Promise<Response | PostedToPage> {
	const { bindings, db, requestId, now } = posting
	const { id, version, mobileNumber } = found.application
	const stale = toPage(secret, 'nothing')
	if (!form) return stale
	const { act, token, digits, file } = form
	if (!(await isSame(token, await formToken(bindings, { id, act, version })))) return stale
	await countTry(posting, 'ofLink', String(found.linkId))
	// An answer needs no digits: it can be changed until the interview.
	if (act === 'answer') {
		const answered = { interviewId: form.interview, applicationId: id, answer: form.answer }
		return (await answerInterview(db, answered, now)) ? toPage(secret, act) : stale
	}
	if (found.wrongDigits >= wrongDigitsToEnd) return refused(403, ended)
	const confirmed = await confirmDigits(db, found.linkId, digits, mobileNumber, now)
	if (confirmed !== 'yes') return confirmed === 'no' ? refused(422, wrongDigits) : refused(403, locked)
	const asked = { found, requestId, now }
	switch (act) {
		case 'download':
			return personalData(db, bindings, asked)
		case 'withdraw':
			return (await withdraw(db, asked)) ? toPage(secret, act) : stale
		case 'erase':
			return (await askErasure(db, asked)) ? toPage(secret, act) : stale
		case 'replace-cv':
			return (await replaceCv(db, bindings, asked, file)) ? toPage(secret, act) : stale
	}
}

/** Compares secrets in a time that does not depend on where they differ. */
async function isSame(one: string, other: string): Promise<boolean> {
	const key = crypto.randomUUID()
	return (await keyedHash(key, one)) === (await keyedHash(key, other))
}
