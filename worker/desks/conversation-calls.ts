import { Hono, type MiddlewareHandler } from 'hono'
import { noteForm, openConversation, othersInConversation } from '#contracts/desks/conversation.ts'
import { deskPeople } from '#contracts/desks/desk.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { addNote } from './conversation/notes.ts'
import { closeConversation, noteOpenConversation } from './conversation/presence.ts'
import type { Desk } from './desk.ts'
import { selectDeskPeople } from './people.ts'

/** `asked`: for what staff ask for. `quiet`: for what an open desk sends by itself, which does not keep a session alive. */
export type DeskGuards = Record<'asked' | 'quiet', MiddlewareHandler<AppEnv>>

/** The calls of a conversation that every desk has. */
export const conversationCalls = (desk: Desk, { asked, quiet }: DeskGuards) =>
	new Hono<AppEnv>()
		.post(
			'/note',
			asked,
			validate('json', noteForm),
			answers(savedId, {
				summary: `Add a note to ${desk.words.aNoun}`,
				description: '`@` and a user name tells that colleague by mail.',
				errors: [desk.errors.notFound],
			}),
			async (c) => c.json(await addNote(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.get('/people', asked, answers(deskPeople, { summary: `List who can own ${desk.words.aNoun}` }), async (c) =>
			c.json(await selectDeskPeople(c.var.db, desk)),
		)
		.post(
			'/openconversation',
			quiet,
			validate('json', openConversation),
			answers(othersInConversation, {
				summary: `Note an open conversation about ${desk.words.aNoun} and tell who else has it open`,
			}),
			async (c) => c.json(await noteOpenConversation(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.post(
			'/closeconversation',
			quiet,
			validate('json', openConversation),
			answers(done, { summary: `Forget an open conversation about ${desk.words.aNoun}` }),
			async (c) => {
				await closeConversation(c.var.db, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
