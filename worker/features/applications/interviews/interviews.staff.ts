import { Hono } from 'hono'
import { interviewCancellation, interviewMove, interviewPlan } from '#contracts/hiring/interviews.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { cancelInterview, moveInterview, planInterview } from './plan.ts'

const asked = requireRole('applications')
const changed = ['interview.not-found', 'interview.changed'] as const

/** Interviews with applicants: JobApplicants or Admin. */
export const interviewsStaff = new Hono<AppEnv>()
	.post(
		'/planinterview',
		asked,
		validate('json', interviewPlan),
		answers(savedId, {
			summary: 'Plan an interview',
			description: 'The applicant and the colleagues get mails with a calendar file.',
			errors: ['application.not-found', 'application.changed', 'application.without-address'],
		}),
		async (c) => c.json(await planInterview(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/moveinterview',
		asked,
		validate('json', interviewMove),
		answers(done, {
			summary: 'Move an interview, or change who takes part',
			description:
				'The applicant gets a mail if the time, length or place is another one, or if there are words for them.',
			errors: changed,
		}),
		async (c) => {
			await moveInterview(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/cancelinterview',
		asked,
		validate('json', interviewCancellation),
		answers(done, {
			summary: 'Cancel an interview',
			description: 'The applicant and the colleagues get mails.',
			errors: changed,
		}),
		async (c) => {
			await cancelInterview(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
export type InterviewsStaffApi = typeof interviewsStaff
