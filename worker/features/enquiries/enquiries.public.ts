import { Hono } from 'hono'
import { departmentsById, enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { savedId } from '#contracts/shared/answers.ts'
import { enquiryLimit } from '#contracts/shared/periods.ts'
import { earlierAnswer, idempotencyKey, submissionOf } from '#worker/data/idempotency.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { isTestToken, requireBotToken, requireClearance, spendBotToken } from '#worker/visitors/bot-check.ts'
import { originOf } from '#worker/visitors/origin.ts'
import { storeOnceWithinLimit } from '#worker/visitors/store-once-within-limit.ts'
import { viewDepartments } from './departments.ts'
import { addEnquiry } from './enquiries.queries.ts'
import { addReceiptHeaders, receiptHeaders } from './receipt-headers.ts'

/** The contact page: visitors who passed the bot check. */
export const enquiriesPublic = new Hono<AppEnv>()
	.get(
		'/viewDepartments',
		requireClearance,
		answers(departmentsById, { summary: 'List the departments that take enquiries' }),
		async (c) => c.json(await viewDepartments(c.var.db)),
	)
	.post(
		'/saveContactUs',
		requireBotToken,
		validate('json', enquiryForm),
		answers(savedId, {
			summary: 'Send an enquiry',
			errors: ['request.repeated', 'request.too-many'],
			headers: idempotencyKey,
			answerHeaders: receiptHeaders,
		}),
		async (c) => {
			const { db, botToken } = c.var
			const form = c.req.valid('json')
			const { origin: sent, ...body } = form
			const submission = await submissionOf(
				{ route: 'saveContactUs', body },
				{ key: c.req.header('Idempotency-Key'), botToken: isTestToken(botToken) ? null : botToken },
			)
			const answered = async (id: number) => {
				await addReceiptHeaders(c, id)
				return c.json(id)
			}
			// Before the bot check: a repeated form carries a token that is spent.
			const earlier = await earlierAnswer(db, submission)
			if (earlier !== null) return answered(earlier)
			c.header('X-Token', await spendBotToken(c.env, botToken, 'contact', submission?.key))
			return answered(
				await storeOnceWithinLimit(c, enquiryLimit, submission, () =>
					addEnquiry(db, { ...body, origin: originOf(c.req.raw, sent) }, submission),
				),
			)
		},
	)
export type EnquiriesPublicApi = typeof enquiriesPublic
