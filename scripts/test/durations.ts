import { dirname } from 'node:path'

const listed = 20
/** A run of fewer files has names as arguments. */
const fewestFiles = 60

/**
 * Tells how a whole run spends its time: its slowest files and the sum of each folder.
 *
 * @param byFile milliseconds by the path of a test file
 * @returns lines to print; none for a run of a few files
 */
export function durationTable(byFile: ReadonlyMap<string, number>): string[] {
	if (byFile.size < fewestFiles) return []
	const byFolder = new Map<string, number>()
	for (const [file, duration] of byFile) {
		const folder = dirname(file)
		byFolder.set(folder, (byFolder.get(folder) ?? 0) + duration)
	}
	const whole = [...byFile.values()].reduce((total, duration) => total + duration, 0)
	return [
		`The ${listed} slowest files`,
		...longestFirst(byFile).slice(0, listed),
		`Folders, ${seconds(whole).trim()} in all`,
		...longestFirst(byFolder),
	]
}

const longestFirst = (durations: ReadonlyMap<string, number>) =>
	[...durations].sort(([, one], [, other]) => other - one).map(([name, duration]) => `${seconds(duration)}  ${name}`)

const seconds = (duration: number) => `${(duration / 1000).toFixed(1).padStart(7)} s`
