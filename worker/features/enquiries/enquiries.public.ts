import { Hono } from 'hono'
import { enquiryForm } from '#contracts/enquiries.ts'
import type { AppEnv } from '#worker/context.ts'
import { isTestToken, requireBotToken, requireClearance, spendBotToken } from '#worker/platform/bot-check.ts'
import { earlierAnswer, submissionOf } from '#worker/platform/idempotency.ts'
import { perAddress } from '#worker/platform/rate-limit.ts'
import { storeCounted } from '#worker/platform/store-counted.ts'
import { validate } from '#worker/platform/validate.ts'
import { viewDepartments } from './departments.ts'
import { addEnquiry } from './enquiries.queries.ts'

/** The contact page: any visitor who passed the bot check. */
export const enquiriesPublic = new Hono<AppEnv>()
	.get('/viewDepartments', requireClearance, async (c) => c.json(await viewDepartments(c.var.db)))
	.post('/saveContactUs', requireBotToken, validate('json', enquiryForm), async (c) => {
		const { db, botToken } = c.var
		const form = c.req.valid('json')
		const submission = await submissionOf(
			{ route: 'saveContactUs', body: form },
			{ key: c.req.header('Idempotency-Key'), botToken: isTestToken(botToken) ? null : botToken },
		)
		// Before the bot check: the token of an honest repetition has been spent.
		const earlier = await earlierAnswer(db, submission)
		if (earlier !== null) return c.json(earlier as number)
		c.header('X-Token', await spendBotToken(c.env, botToken, 'contact', submission?.key))
		return c.json(await storeCounted(c, perAddress.enquiries, submission, () => addEnquiry(db, form, submission)))
	})
export type EnquiriesPublicApi = typeof enquiriesPublic
