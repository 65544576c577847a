import { z } from 'zod/mini'

const savedRow = z.object({ id: z.number(), title: z.string() })
export type SavedRow = z.infer<typeof savedRow>

const state = z.object({ saved: savedRow })

/** The history state that marks a saved row in its list until the next navigation. */
export const savedState = (saved: SavedRow): z.infer<typeof state> => ({ saved })

export const savedIn = (kept: unknown): SavedRow | null => state.safeParse(kept).data?.saved ?? null
