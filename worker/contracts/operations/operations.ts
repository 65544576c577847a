/** `warning`: look at it soon. `bad`: something does not work, or data will be lost. */
const findingStates = ['good', 'warning', 'bad'] as const
export type FindingState = (typeof findingStates)[number]

/** The result of one check. Backticks enclose commands and names of settings. */
export type Finding = {
	label: string
	state: FindingState
	text: string
	/** What to do; null: nothing. */
	advice: string | null
}

export type FindingGroup = { name: string; findings: Finding[] }

/** A file of an item or an application whose object is missing. */
export type MissingFile = {
	key: string
	bucket: 'media' | 'private'
	name: string
	/** UTC. */
	missingAt: string
}

/** The number of rows of a kind, and the bytes of files. */
export type Size = { name: string; count: number; bytes: number | null }

/** The result of every check, with the details that an Admin may need. */
export type HealthReport = {
	/** UTC. */
	lookedAt: string
	groups: FindingGroup[]
	missingFiles: MissingFile[]
	sizes: Size[]
}

const findingsOf = ({ groups }: HealthReport) => groups.flatMap(({ findings }) => findings)

/** Findings that need attention, the worst first. */
export const needingAttention = (report: HealthReport): Finding[] =>
	(['bad', 'warning'] as const).flatMap((state) => findingsOf(report).filter((finding) => finding.state === state))

/** Summarises a report in one sentence. */
export function summaryOf(report: HealthReport): string {
	const count = needingAttention(report).length
	if (count === 0) return 'Everything is in order.'
	return count === 1 ? '1 check needs attention.' : `${count} checks need attention.`
}
