import { z } from 'zod/mini'

const state = z.object({ savedItem: z.number() })

/** The history state that marks a saved item in its list until the next navigation. */
export const savedState = (id: number): z.infer<typeof state> => ({ savedItem: id })

export const savedIn = (kept: unknown): number | null => state.safeParse(kept).data?.savedItem ?? null
