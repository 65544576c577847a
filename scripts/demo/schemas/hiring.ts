import { z } from 'zod/mini'
import { declineReasons, opinions, stages } from '#contracts/hiring/stages.ts'
import { text } from './text.ts'

/** What was said or done. `by` is the user name of its author; the applicant has none. `hours`: after what was before. */
const act = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('stage'), to: z.enum(stages), by: text(), hours: z.number() }),
	z.strictObject({ kind: z.enum(['note', 'reply']), by: text(), hours: z.number(), text: text() }),
	z.strictObject({ kind: z.literal('received'), hours: z.number(), text: text() }),
])

/** A coming interview. `with`: user names. */
const interview = z.strictObject({ inDays: z.number(), place: text(), with: z.array(text()) })

/** `of`: the slug of an application. `opinions`: by user name. */
const desked = z.strictObject({
	of: text(),
	stage: z.enum(stages),
	owner: z.optional(text()),
	opinions: z.optional(z.record(z.string(), z.enum(opinions))),
	reason: z.optional(z.enum(declineReasons)),
	reasonNote: z.optional(text()),
	history: z.array(act),
	interview: z.optional(interview),
})
export type DemoHiring = z.infer<typeof desked>

/** `lent`: slugs of jobs with the user names of those who may read their applications. */
export const hiringList = z.strictObject({
	lent: z.array(z.strictObject({ job: text(), to: text() })),
	applications: z.array(desked),
})
