import { Buffer } from 'node:buffer'
import { Hono } from 'hono'
import { type Attachment, attachment, attachmentQuestion } from '#contracts/content/events.ts'
import { storedObject } from '#worker/files/bucket.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { findPublishedPicture } from './published-events.queries.ts'

/**
 * Pictures of published events, by the ids in `attachmentIds`. The specification asks for base64 and leaves the shape open.
 * `type` is the media type of the file: not all pictures are JPEGs.
 */
export const attachmentPublic = new Hono<AppEnv>().post(
	'/getAttachment',
	requireClearance,
	validate('json', attachmentQuestion),
	answers(attachment, { summary: 'Get a picture of a published event as base64', errors: ['file.not-found'] }),
	async (c) => {
		const picture = await findPublishedPicture(c.var.db, c.req.valid('json').id)
		if (!picture) throw new AppError('file.not-found')
		const object = await storedObject(c.env.MEDIA, picture.key)
		const encoded: Attachment = {
			data: Buffer.from(await object.arrayBuffer()).toString('base64'),
			type: picture.type,
		}
		return c.json(encoded)
	},
)
