import { type HealthReport, healthSummaryOf } from '#contracts/operations/operations.ts'

/** Formats a report for the terminal. */
export function reportText(report: HealthReport): string {
	const { groups, missingFiles, sizes } = report
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
	if (sizes.length > 0) lines.push('', 'Sizes')
	for (const { name, count, bytes } of sizes)
		lines.push(`${figure(count)}  ${name}${bytes === null ? '' : `, ${bytes.toLocaleString('en-GB')} bytes`}`)
	lines.push('', healthSummaryOf(report))
	return lines.join('\n')
}

const plain = (text: string) => text.replaceAll('`', '')
const day = (moment: string) => moment.slice(0, 10)
const figure = (count: number) => count.toLocaleString('en-GB').padStart(11)

/** Returns 1 when something is bad. */
export const exitCodeOf = ({ groups }: HealthReport): number =>
	groups.some(({ findings }) => findings.some(({ state }) => state === 'bad')) ? 1 : 0
