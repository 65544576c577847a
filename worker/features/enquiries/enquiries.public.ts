import { Hono } from 'hono'
import { enquiryForm } from '#contracts/enquiries.ts'
import type { AppEnv } from '#worker/context.ts'
import { isTestToken, requireBotToken, requireClearance, spendBotToken } from '#worker/platform/bot-check.ts'
import { AppError, isReferenceBroken } from '#worker/platform/errors.ts'
import { earlierAnswer, isRepeated, submissionOf } from '#worker/platform/idempotency.ts'
import { count, counterKey, perAddress, uncount, visitorAddress } from '#worker/platform/rate-limit.ts'
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
		const limit = perAddress.enquiries
		const counter = await counterKey(c.env.TOKEN_SECRET, limit, visitorAddress(c.req.raw.headers))
		await count(db, limit, counter)
		try {
			return c.json(await addEnquiry(db, form, submission))
		} catch (error) {
			await uncount(db, counter)
			if (isRepeated(error)) return c.json((await earlierAnswer(db, submission)) as number)
			if (!isReferenceBroken(error)) throw error
			throw new AppError('request.invalid', {
				fields: { selectedDepartmentId: 'Please choose a category of the list' },
			})
		}
	})
export type EnquiriesPublicApi = typeof enquiriesPublic
