import { z } from 'zod/mini'
import { momentText } from './date-text.ts'

/** The newest save of a row: by whom, if they still have an account, and when. */
export const newestSave = z.object({ by: z.nullable(z.string()), at: z.string() })
export type NewestSave = z.infer<typeof newestSave>

/** The message of a stale save. The back office tells the time in the reader's zone, the API in UTC. */
export function staleText({ by, at }: NewestSave, zone?: 'UTC'): string {
	const moment = zone ? `${momentText(at, zone)} ${zone}` : momentText(at)
	return `${by ?? 'Somebody'} changed this on ${moment}. What you sent has not been saved.`
}
