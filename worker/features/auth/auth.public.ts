import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
	forgotPasswordForm,
	loginForm,
	notice,
	type PasswordSet,
	passwordSet,
	resetPasswordForm,
	signedIn,
} from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { accountMailLimit, resetMailLimit } from '#contracts/shared/periods.ts'
import { answers } from '#worker/http/answers.ts'
import { describe } from '#worker/http/describe.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { requireBotToken, spendBotToken } from '#worker/visitors/bot-check.ts'
import { deviceOf } from '#worker/visitors/device.ts'
import { countAttempt, counterKey } from '#worker/visitors/rate-limit.ts'
import { visitorAddress } from '#worker/visitors/visitor-address.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { readResetToken } from './reset-token.ts'
import { signIn } from './sign-in.ts'

/** The guard of the reset call: a link's token, which no other call accepts. The reset checks that the link is open. */
const requireResetLink = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		if (!(await readResetToken(c.req.header('Authorization')))) throw new AppError('reset-link.invalid')
		await next()
	}),
	{ credential: { scheme: 'resetLink' } },
)

/** Sign-in and password reset, for visitors. */
export const authPublic = new Hono<AppEnv>()
	.post(
		'/login',
		validate('json', loginForm),
		answers(signedIn, {
			summary: 'Sign in',
			errors: ['sign-in.refused', 'sign-in.code-due', 'sign-in.code-wrong', 'request.too-many'],
		}),
		async (c) => {
			const { db, requestId } = c.var
			const address = visitorAddress(c.req.raw.headers)
			const device = deviceOf(c.req.raw)
			return c.json(await signIn(db, c.env, c.req.valid('json'), { address, device, requestId }))
		},
	)
	.post(
		'/forgotpassword',
		requireBotToken,
		validate('json', forgotPasswordForm),
		answers(notice, {
			summary: 'Send a set-password link to an account',
			errors: ['request.too-many'],
			description: 'The answer does not tell whether the account exists.',
		}),
		async (c) => {
			const { db, requestId, botToken, afterwards } = c.var
			const email = c.req.valid('json').email.toLowerCase()
			c.header('X-Token', await spendBotToken(c.env, botToken, 'forgot-password'))
			const address = visitorAddress(c.req.raw.headers)
			await countAttempt(db, resetMailLimit, await counterKey(c.env.TOKEN_SECRET, resetMailLimit, address))
			// The lookup runs after the response, so that the timing does not reveal whether the account exists.
			afterwards.push(async () => {
				await countAttempt(db, accountMailLimit, await counterKey(c.env.TOKEN_SECRET, accountMailLimit, email))
				await forgotPassword(db, c.env, email, requestId)
			})
			return c.json({ message: messages.resetMailSent })
		},
	)
	.post(
		'/resetpassword',
		requireResetLink,
		validate('json', resetPasswordForm),
		answers(passwordSet, {
			summary: 'Set a new password by a link',
			description: 'Only the first password of a new user, set by the link of their invitation, opens a session.',
		}),
		async (c) => {
			const { db, requestId } = c.var
			const { password } = c.req.valid('json')
			const authorization = c.req.header('Authorization')
			const session = await resetPassword(db, c.env, {
				authorization,
				password,
				device: deviceOf(c.req.raw),
				requestId,
			})
			return c.json({ message: messages.passwordReset, ...(session && { session }) } satisfies PasswordSet)
		},
	)
export type AuthPublicApi = typeof authPublic
