/** `warning`: look at it soon; `bad`: something does not work, or will be lost. */
const findingStates = ['good', 'warning', 'bad'] as const
export type FindingState = (typeof findingStates)[number]

/** What one check has found. Commands and names of settings stand between backticks. */
export type Finding = {
	label: string
	state: FindingState
	/** What was found, with its figures. */
	text: string
	/** What to do; null where nothing is. */
	advice: string | null
}

export type FindingGroup = { name: string; findings: Finding[] }

export type SlowQuery = {
	id: string
	statement: string
	/** How often it was slow. */
	times: number
	slowestMs: number
	/** UTC. */
	lastAt: string
}

/** A file that an item shows or an application holds, and that is not there. */
export type MissingFile = {
	key: string
	bucket: 'media' | 'private'
	name: string
	/** UTC. */
	missingAt: string
}

/** How much there is of something; bytes where it is files. */
export type Size = { name: string; count: number; bytes: number | null }

/** How the site is: every check, and what an Admin may want to look into. */
export type HealthReport = {
	/** UTC. */
	lookedAt: string
	groups: FindingGroup[]
	slowQueries: SlowQuery[]
	missingFiles: MissingFile[]
	sizes: Size[]
}

const findingsOf = ({ groups }: HealthReport) => groups.flatMap(({ findings }) => findings)

/** What somebody should see to, the worst first. */
export const needsSomebody = (report: HealthReport): Finding[] =>
	(['bad', 'warning'] as const).flatMap((state) => findingsOf(report).filter((finding) => finding.state === state))

/** The sum of a report in one sentence. */
export function sumOf(report: HealthReport): string {
	const count = needsSomebody(report).length
	if (count === 0) return 'Everything is in order.'
	return count === 1 ? 'One thing needs you.' : `${count} things need you.`
}
