import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'

/** `warning`: look at it soon. `bad`: something does not work, or data will be lost. */
const findingStates = ['good', 'warning', 'bad'] as const
export type FindingState = (typeof findingStates)[number]

/** The result of one check. Backticks enclose commands and names of settings. */
export const finding = named(
	'Finding',
	z.object({
		label: z.string(),
		state: z.enum(findingStates),
		text: z.string(),
		advice: described('What to do; null: nothing.', z.nullable(z.string())),
	}),
)
export type Finding = z.infer<typeof finding>

const findingGroup = z.object({ name: z.string(), findings: z.array(finding) })
export type FindingGroup = z.infer<typeof findingGroup>

/** A file of an item or an application whose object is missing. */
const missingFile = z.object({
	key: z.string(),
	bucket: z.enum(['media', 'private']),
	name: z.string(),
	missingAt: moment(),
})
export type MissingFile = z.infer<typeof missingFile>

/** The number of rows of a kind, and the bytes of files. */
const size = z.object({ name: z.string(), count: z.int(), bytes: z.nullable(z.int()) })
export type StoredSize = z.infer<typeof size>

/** The result of every check, with the details that an Admin may need. */
export const healthReport = named(
	'HealthReport',
	z.object({
		lookedAt: moment(),
		groups: z.array(findingGroup),
		missingFiles: z.array(missingFile),
		sizes: z.array(size),
	}),
)
export type HealthReport = z.infer<typeof healthReport>

const findingsOf = ({ groups }: HealthReport) => groups.flatMap(({ findings }) => findings)

/** Findings that need attention, the worst first. */
export const needingAttention = (report: HealthReport): Finding[] =>
	(['bad', 'warning'] as const).flatMap((state) => findingsOf(report).filter((finding) => finding.state === state))

/** Summarises a report in one sentence. */
export function healthSummaryOf(report: HealthReport): string {
	const count = needingAttention(report).length
	if (count === 0) return 'Everything is in order.'
	return count === 1 ? '1 check needs attention.' : `${count} checks need attention.`
}
