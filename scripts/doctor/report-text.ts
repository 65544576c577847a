import { type HealthReport, sumOf } from '#contracts/operations/operations.ts'

const mostStatements = 10
const longestStatement = 100

/** Formats a report for the terminal. */
export function reportText(report: HealthReport): string {
	const { groups, slowQueries, missingFiles, sizes } = report
	const lines: string[] = []
	const width = Math.max(...groups.flatMap(({ findings }) => findings.map(({ label }) => label.length))) + 2
	for (const { name, findings } of groups) {
		if (findings.length === 0) continue
		lines.push('', name)
		for (const { label, state, text, advice } of findings) {
			lines.push(`  ${state.padEnd(9)}${label.padEnd(width)}${plain(text)}`)
			if (advice !== null) lines.push(`${' '.repeat(11 + width)}${plain(advice)}`)
		}
	}
	if (missingFiles.length > 0) lines.push('', 'Missing files')
	for (const { key, bucket, name, missingAt } of missingFiles)
		lines.push(`  ${day(missingAt)}  ${bucket}/${key}  ${name}`)
	if (slowQueries.length > 0) lines.push('', 'Slowest statements')
	for (const { statement, times, slowestMs, lastAt } of slowQueries.slice(0, mostStatements))
		lines.push(`${figure(slowestMs)} ms ${figure(times)} x  ${day(lastAt)}  ${shortened(statement)}`)
	if (sizes.length > 0) lines.push('', 'Sizes')
	for (const { name, count, bytes } of sizes)
		lines.push(`${figure(count)}  ${name}${bytes === null ? '' : `, ${bytes.toLocaleString('en-GB')} bytes`}`)
	lines.push('', sumOf(report))
	return lines.join('\n')
}

const plain = (text: string) => text.replaceAll('`', '')
const day = (moment: string) => moment.slice(0, 10)
const figure = (count: number) => count.toLocaleString('en-GB').padStart(11)

function shortened(statement: string): string {
	const line = statement.replaceAll('"', '').replace(/\s+/g, ' ')
	return line.length > longestStatement ? `${line.slice(0, longestStatement)} ...` : line
}

/** Returns 1 when something is bad. */
export const exitCodeOf = ({ groups }: HealthReport): number =>
	groups.some(({ findings }) => findings.some(({ state }) => state === 'bad')) ? 1 : 0
