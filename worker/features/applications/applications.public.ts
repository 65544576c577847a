import { Hono } from 'hono'
import { applicationForm } from '#contracts/careers/applications.ts'
import { applicationLinkForm } from '#contracts/hiring/applicant-page.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { applicationLimit } from '#contracts/shared/periods.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import { earlierAnswer, idempotencyKey, submissionOf } from '#worker/data/idempotency.ts'
import { refuseUnlessOpen } from '#worker/features/careers/taking-applications.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { isTestToken, requireBotToken, spendBotToken } from '#worker/visitors/bot-check.ts'
import { originOf } from '#worker/visitors/origin.ts'
import { storeOnceWithinLimit } from '#worker/visitors/store-once-within-limit.ts'
import { acceptedAnswers } from './accepted-answers.ts'
import { addApplicationReceipt, applicationReceiptHeaders } from './status/receipt-headers.ts'
import { sendLink } from './status/send-link.ts'
import { acceptedCv, submitApplication } from './submit-application.ts'

/** Room for a CV of 5 MB and the other parts. */
const limitBytes = 7 * 1024 * 1024

/** Applications: visitors who passed the bot check. */
export const applicationsPublic = new Hono<AppEnv>()
	.post(
		'/submitapplication',
		requireBotToken,
		validateForm(applicationForm, { limitBytes }),
		answers(savedId, {
			summary: 'Apply for an open job',
			errors: ['job.not-found', 'job.closed', 'request.repeated', 'request.too-many'],
			headers: idempotencyKey,
			answerHeaders: applicationReceiptHeaders,
		}),
		async (c) => {
			const { db, botToken } = c.var
			const { origin: sent, ...form } = c.req.valid('form')
			const cv = await acceptedCv(form.file)
			const submission = await submissionOf(
				{ route: 'submitapplication', body: { ...form, file: [cv.name, await sha256(cv.bytes)] } },
				{ key: c.req.header('Idempotency-Key'), botToken: isTestToken(botToken) ? null : botToken },
			)
			const answered = async (id: number) => {
				await addApplicationReceipt(c, id)
				return c.json(id)
			}
			// Before the bot check: the token of a repeated form is spent.
			const earlier = await earlierAnswer(db, submission)
			if (earlier !== null) return answered(earlier)
			await refuseUnlessOpen(db, form.jobPostInt)
			const answers = await acceptedAnswers(db, form)
			c.header('X-Token', await spendBotToken(c.env, botToken, 'apply', submission?.key))
			const origin = originOf(c.req.raw, sent)
			const store = () => submitApplication(db, c.env, { form: { ...form, answers }, cv, origin, submission })
			return answered(await storeOnceWithinLimit(c, applicationLimit, submission, store))
		},
	)
	.post(
		'/sendapplicationlink',
		requireBotToken,
		validate('json', applicationLinkForm),
		answers(done, {
			summary: 'Mail an applicant the link to their page',
			description: 'The answer does not tell whether there is such an application.',
		}),
		async (c) => {
			const { db, botToken } = c.var
			c.header('X-Token', await spendBotToken(c.env, botToken, 'application-link'))
			await sendLink(db, c.env, c.req.valid('json'))
			return c.json(true as const)
		},
	)
export type ApplicationsPublicApi = typeof applicationsPublic
