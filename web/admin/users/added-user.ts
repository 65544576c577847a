import { z } from 'zod/mini'

const state = z.object({ addedUser: z.number() })

/** What the history's entry of the list keeps of a user who was just added: the next navigation forgets it. */
export const addedState = (id: number | null): z.infer<typeof state> | null => (id === null ? null : { addedUser: id })

export const addedIn = (kept: unknown): number | null => state.safeParse(kept).data?.addedUser ?? null
