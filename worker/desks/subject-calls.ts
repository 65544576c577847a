import { Hono } from 'hono'
import { actToUndo, addressForm, answeredForm, doneAct, mergeForm } from '#contracts/desks/subject-acts.ts'
import { done } from '#contracts/shared/answers.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerElsewhere, undoAnswer } from './acts/answered-elsewhere.ts'
import { correctAddress } from './acts/correct-address.ts'
import { mergeSubjects, undoMerge } from './acts/merge.ts'
import type { DeskGuards } from './conversation-calls.ts'
import type { Desk } from './desk.ts'

/** The calls of acts with an undo of their own. */
export const subjectCalls = (desk: Desk, { asked }: DeskGuards) => {
	const { words, errors } = desk
	return new Hono<AppEnv>()
		.post(
			'/answeredelsewhere',
			asked,
			validate('json', answeredForm),
			answers(doneAct, {
				summary: `Note that ${words.aNoun} was answered elsewhere`,
				description: 'The report counts it as an answer.',
				errors: [errors.notFound, errors.changed],
			}),
			async (c) => c.json(await answerElsewhere(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.post(
			'/undoanswered',
			asked,
			validate('json', actToUndo),
			answers(done, { summary: `Take back that ${words.aNoun} was answered elsewhere`, errors: ['act.final'] }),
			async (c) => {
				await undoAnswer(c.var.db, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
		.post(
			'/correctaddress',
			asked,
			validate('json', addressForm),
			answers(done, {
				summary: `Correct the mail address of ${words.aNoun}`,
				errors: [errors.notFound, errors.changed],
			}),
			async (c) => {
				await correctAddress(c.var.db, c.env, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
}

/** The calls of a desk whose subjects can be merged. */
export const mergeCalls = (desk: Desk, { asked }: DeskGuards) => {
	const { words, errors } = desk
	return new Hono<AppEnv>()
		.post(
			'/merge',
			asked,
			validate('json', mergeForm),
			answers(doneAct, {
				summary: `Merge ${words.nouns} into another one`,
				description: 'They keep their messages, which its conversation shows.',
				errors: [errors.notFound, errors.changed],
			}),
			async (c) => c.json(await mergeSubjects(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.post(
			'/undomerge',
			asked,
			validate('json', actToUndo),
			answers(done, { summary: 'Take a merge apart, as long as nobody has written since', errors: ['act.final'] }),
			async (c) => {
				await undoMerge(c.var.db, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
}
