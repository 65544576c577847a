import { z } from 'zod/mini'

const state = z.object({ addedUser: z.number() })

/** The history state that marks a new user in the list until the next navigation. */
export const addedState = (id: number | null): z.infer<typeof state> | null => (id === null ? null : { addedUser: id })

export const addedIn = (kept: unknown): number | null => state.safeParse(kept).data?.addedUser ?? null
