import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import type { ItemDescription } from '../../items/item-description.ts'
import { rememberedListHref } from '../../items/item-paths.ts'
import { type SavedRow, savedState } from '../../lists/saved-row.ts'

const state = z.object({ addAnother: z.literal(true) })
/** The history state of an empty form that follows a save. */
const anotherState: z.infer<typeof state> = { addAnother: true }

/** The key of the visit if the form follows a save, else an empty text. */
export function useAnotherKey(): string {
	const { state: kept, key } = useLocation()
	return state.safeParse(kept).success ? key : ''
}

/** Where a save leads: to the list, which marks the item, or to an empty form with the focus in its first field. */
type AfterSave = 'list' | 'another'

export function useAfterSave(
	form: RefObject<HTMLFormElement | null>,
	{ description, isNew }: { description: ItemDescription; isNew: boolean },
) {
	const navigate = useNavigate()
	const asked = useRef<AfterSave>('list')
	const another = useAnotherKey()
	useEffect(() => {
		// After the frame has moved the focus to the page.
		if (another) queueMicrotask(() => form.current?.querySelector('input')?.focus())
	}, [another, form])

	return {
		/** The action after the submit in progress. */
		asked: () => asked.current,
		/** Submits the form with the input that its fields have not committed yet. */
		saveAndAdd() {
			asked.current = 'another'
			form.current?.requestSubmit()
			asked.current = 'list'
		},
		async leave(to: AfterSave, saved: SavedRow) {
			if (to === 'list') await navigate(rememberedListHref(description), { state: savedState(saved) })
			else await navigate(description.addPath, { replace: isNew, state: anotherState })
		},
	}
}
