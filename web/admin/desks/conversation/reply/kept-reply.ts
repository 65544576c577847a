import { z } from 'zod/mini'
import { forgetKeptForm, keepForm, readKeptForm } from '../../../session/kept-forms.ts'
import { signedInUserId } from '../../../session/storage.ts'
import type { Desk } from '../../desk.ts'
import type { KeptReply } from './reply-draft.ts'

const shape = z.object({
	text: z.string(),
	version: z.nullable(z.number()),
	copied: z._default(z.nullable(z.array(z.string())), null),
})

/** Keeps the unsaved text of a reply in this tab. */
export function keptReply({ path: page }: Pick<Desk, 'path'>, subjectId: number) {
	const path = `${page}?reply=${subjectId}`
	return {
		read(): KeptReply | null {
			const userId = signedInUserId()
			const found = userId === null ? null : shape.safeParse(readKeptForm(path, userId))
			return found?.success ? found.data : null
		},
		keep(reply: KeptReply) {
			const userId = signedInUserId()
			if (userId !== null) keepForm(path, userId, reply)
		},
		forget: () => forgetKeptForm(path),
	}
}

/** Takes the unsaved text along to the subject into which its own was merged. */
export function moveKeptReply(desk: Pick<Desk, 'path'>, from: number, to: number): void {
	const [left, entered] = [keptReply(desk, from), keptReply(desk, to)]
	const unsaved = left.read()
	left.forget()
	if (unsaved && !entered.read()) entered.keep(unsaved)
}
