import { Hono } from 'hono'
import { applicationForm } from '#contracts/applications.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireBotToken } from '#worker/platform/bot-check.ts'
import { AppError } from '#worker/platform/errors.ts'
import { validateForm } from '#worker/platform/multipart.ts'

/** A CV of 5 MB with its form. */
const limitBytes = 7 * 1024 * 1024

/** Any visitor who passed the bot check. */
export const applicationsPublic = new Hono<AppEnv>().post(
	'/submitapplication',
	requireBotToken,
	validateForm(applicationForm, limitBytes),
	async (): Promise<Response> => {
		throw new AppError('job.not-found')
	},
)
export type ApplicationsPublicApi = typeof applicationsPublic
