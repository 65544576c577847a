import { z } from 'zod/mini'
import { type ItemValues, itemValues } from '#contracts/items/drafts.ts'
import { forgetKeptForm, keepForm, readKeptForm } from '../../session/kept-forms.ts'
import { signedInUserId } from '../../session/storage.ts'

const shape = z.object({
	values: itemValues,
	/** The values of the draft that the server confirmed last. */
	base: z.optional(itemValues),
	draftVersion: z.nullable(z.string()),
	baseVersion: z.nullable(z.number()),
	formId: z.string(),
})
export type LocalCopy = z.infer<typeof shape>

/** The content that the server has not confirmed, without files and lists of files. */
export function readLocalCopy(path: string): LocalCopy | null {
	const userId = signedInUserId()
	const stored = userId === null ? null : shape.safeParse(readKeptForm(path, userId))
	return stored?.success ? stored.data : null
}

export function keepLocalCopy(path: string, { values, base, ...about }: LocalCopy): void {
	const userId = signedInUserId()
	if (userId === null) return
	keepForm(path, userId, { ...about, values: withoutLists(values), ...(base && { base: withoutLists(base) }) })
}

export const forgetLocalCopy = forgetKeptForm

const withoutLists = (values: ItemValues) =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value)))
