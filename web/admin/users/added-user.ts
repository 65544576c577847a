import { z } from 'zod/mini'

const state = z.object({ addedUser: z.number() })

/** The history state that marks a new user in the list until the next navigation. */
export const addedState = (id: number): z.infer<typeof state> => ({ addedUser: id })

export const addedIn = (kept: unknown): number | null => state.safeParse(kept).data?.addedUser ?? null
