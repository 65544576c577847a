import type { BulkAction, BulkResult, RestoredAsDraft } from '#contracts/items/history.ts'
import { countOfKind } from '#contracts/items/kinds.ts'
import type { Outcome, Refusal } from '../../acts/outcome.ts'
import { labelsOf } from '../history/revision-words.ts'
import type { ItemDescription } from '../item-description.ts'
import { draftFormPath } from '../item-paths.ts'
import { actWords } from '../item-words.ts'

/** The result of an action on items. */
export type BulkOutcome = Outcome<BulkResult>

export const quoted = (title: string) => `“${title || 'Without a title'}”`

type Titled = { id: number; title: string }

/** Words the result of an action on several items. */
export function outcomeOf(
	description: ItemDescription,
	action: BulkAction,
	items: readonly Titled[],
	{ done, refused }: BulkResult,
): BulkOutcome {
	const { kind } = description
	const past = action === 'delete' ? 'deleted' : actWords[action].done
	const [only] = items.filter(({ id }) => id === done[0])
	const named = done.length === 1 && only ? quoted(only.title) : countOfKind(kind, done.length)
	return {
		...toneOf(done, refused),
		text:
			done.length > 0
				? `${named} ${past}.${refused.length > 0 ? ` ${refused.length.toLocaleString('en')} refused:` : ''}`
				: refused.length > 0
					? `Nothing was ${past}:`
					: `Nothing to change. ${countOfKind(kind, items.length)} ${items.length === 1 ? 'was' : 'were'} ${past} already.`,
		refused: refusalsOf(description, refused),
	}
}

/** Words the result of Undo. */
export function undoneOutcome(description: ItemDescription, { done, refused, drafts = [] }: BulkResult): BulkOutcome {
	const { kind } = description
	const back = done.length === 1 ? 'is as it was before' : 'are as they were before'
	const left = drafts.length > 0 ? ' The others:' : refused.length > 0 ? ' Not undone:' : ''
	const nothing = drafts.length > 0 ? 'Undone in part:' : 'Nothing was undone:'
	return {
		...toneOf([...done, ...drafts], [...drafts, ...refused]),
		text: done.length > 0 ? `Undone. ${countOfKind(kind, done.length)} ${back}.${left}` : nothing,
		refused: [...drafts.map((draft) => draftEntry(description, draft)), ...refusalsOf(description, refused)],
	}
}

const draftEntry = (description: ItemDescription, draft: RestoredAsDraft): Refusal => ({
	title: draft.title,
	reason: `It is back as a draft ${withoutMissing(description, draft)}.`,
	href: restoredDraftPath(description, draft),
})

/** The form of an item that is back from the trash as the draft of a new one. */
export const restoredDraftPath = (description: ItemDescription, { draftVersion }: RestoredAsDraft) =>
	draftFormPath(description, { itemId: null, draftVersion })

const listed = new Intl.ListFormat('en')

/** Names what an item has lost: `without its category “Records” and its tags`. Unknown names are left out. */
export function withoutMissing(description: ItemDescription, { missing }: Pick<RestoredAsDraft, 'missing'>): string {
	const words = missing.map(({ field, names }) => {
		const [label = field] = labelsOf(description, [field])
		return ['its', label.toLowerCase(), listed.format(names.map(quoted))].join(' ').trim()
	})
	return `without ${listed.format(words)}`
}

const toneOf = (done: readonly unknown[], refused: readonly unknown[]): Pick<BulkOutcome, 'tone'> => ({
	tone: refused.length === 0 ? 'success' : done.length > 0 ? 'warning' : 'danger',
})

const refusalsOf = ({ editPath }: ItemDescription, refused: BulkResult['refused']): Refusal[] =>
	refused.map(({ id, title, reason }) => ({
		title: title || `No. ${id}`,
		reason,
		// Without a title there is no such item any more.
		href: title ? editPath(id) : null,
	}))
