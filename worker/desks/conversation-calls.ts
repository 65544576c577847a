import { and, eq, or, sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import {
	byMessage,
	formattedMail,
	noteForm,
	olderMessages,
	olderMessagesQuery,
	openConversation,
	othersInConversation,
} from '#contracts/desks/conversation.ts'
import { deskPeople } from '#contracts/desks/desk.ts'
import { byAttachment } from '#contracts/desks/replies.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Staff } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import { readOlderMessages } from './conversation/conversation.queries.ts'
import { readFormattedMail } from './conversation/messages.queries.ts'
import { addNote } from './conversation/notes.ts'
import { closeConversation, noteOpenConversation } from './conversation/presence.ts'
import type { Desk } from './desk.ts'
import { selectDeskPeople } from './people.ts'

/** `asked`: for what staff ask for. `quiet`: for what an open desk sends by itself, which does not keep a session alive. */
export type DeskGuards = Record<'asked' | 'quiet', MiddlewareHandler<AppEnv>>

/** The calls of a conversation that every desk has, for all who may read it. `seenBy`: the desk as the user may see it. */
export const conversationCalls = (
	desk: Desk,
	{ asked, quiet }: DeskGuards,
	seenBy: (staff: Staff) => Desk = () => desk,
) =>
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
			async (c) => c.json(await addNote(c.var.db, seenBy(c.var.staff), c.req.valid('json'), c.var.editor)),
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
			async (c) => c.json(await noteOpenConversation(c.var.db, seenBy(c.var.staff), c.req.valid('json'), c.var.editor)),
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
		.post(
			'/oldermessages',
			asked,
			validate('json', olderMessagesQuery),
			answers(olderMessages, {
				summary: `Read what was said about ${desk.words.aNoun} before a message`,
				errors: [desk.errors.notFound],
			}),
			async (c) => c.json(await readOlderMessages(c.var.db, seenBy(c.var.staff), c.req.valid('json'), c.var.staff.id)),
		)
		.get(
			'/formatted/:messageId',
			asked,
			validate('param', byMessage),
			answers(formattedMail, {
				summary: `Read a mail about ${desk.words.aNoun} as it was formatted`,
				errors: [desk.errors.notFound],
			}),
			async (c) =>
				c.json(await readFormattedMail(c.var.db, seenBy(c.var.staff), c.req.valid('param').messageId, c.var.staff.id)),
		)
		.get(
			'/attachment/:messageId/:key',
			asked,
			validate('param', byAttachment),
			answers(['application/octet-stream'], {
				summary: `Download a file of a conversation about ${desk.words.aNoun}`,
				errors: ['file.not-found'],
			}),
			async (c) => {
				const { messageId, key } = c.req.valid('param')
				const { messages, subjects, holder } = desk
				const [file] = await c.var.db
					.select({ bucket: files.bucket, key: files.key, name: files.name, size: files.size })
					.from(fileHolders)
					.innerJoin(files, eq(files.key, fileHolders.fileKey))
					.innerJoin(messages, eq(messages.id, fileHolders.holderId))
					.innerJoin(subjects, eq(subjects.id, messages.subjectId))
					.where(
						and(
							eq(fileHolders.holder, holder),
							eq(fileHolders.holderId, messageId),
							eq(fileHolders.fileKey, key),
							seenBy(c.var.staff).mayOpen(c.var.staff.id),
							// A reply that is being written is its writer's alone.
							or(sql`${messages.delivery} is not 'draft'`, eq(messages.authorId, c.var.staff.id)),
						),
					)
				if (!file) throw new AppError('file.not-found')
				const { body } = await storedObject(bucketOf(c.env, file.bucket), file.key)
				// Visitors send files of any kind: no browser may open one on this site.
				return answerFile(c, { ...file, type: 'application/octet-stream' }, body)
			},
		)
