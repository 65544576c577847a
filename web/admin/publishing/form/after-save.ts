import type { RefObject } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod/mini'

const state = z.object({ addAnother: z.literal(true) })

/** The history state of an empty form that follows a save. */
export const anotherState: z.infer<typeof state> = { addAnother: true }

/** The key of the visit if the form follows a save, else an empty text. */
export function useAnotherKey(): string {
	const { state: kept, key } = useLocation()
	return state.safeParse(kept).success ? key : ''
}

/** Moves the focus to the first field of a form that follows a save. */
export function useFocusOfAnother(form: RefObject<HTMLFormElement | null>): void {
	const another = useAnotherKey()
	useEffect(() => {
		// After the frame has moved the focus to the page.
		if (another) queueMicrotask(() => form.current?.querySelector('input')?.focus())
	}, [another, form])
}
