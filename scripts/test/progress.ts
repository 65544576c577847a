import { durationTable } from './durations.ts'

const everyMs = 15_000

/** Prints the progress of one part of the tests every 15 seconds, each failure at once, and at the end the durations. */
export function startProgress(part: string) {
	const startedAt = performance.now()
	let [total, done, failed] = [0, 0, 0]
	const byFile = new Map<string, number>()

	const report = () => {
		const seconds = Math.round((performance.now() - startedAt) / 1000)
		console.log(`     ${part}: ${done} of ${total}, ${failed} failed, ${seconds} s`)
	}
	const timer = setInterval(report, everyMs)
	timer.unref()

	return {
		/** Adds tests to the total. */
		expect: (count: number) => {
			total += count
		},
		finish: () => {
			done += 1
		},
		/** Adds milliseconds to those of a file. */
		spend: (file: string, duration: number) => {
			byFile.set(file, (byFile.get(file) ?? 0) + duration)
		},
		/** `details`: the error messages of the tool. */
		fail: (title: string, details: readonly string[]) => {
			failed += 1
			console.log([`\n  ✗  ${part}: ${title}`, ...details].join('\n'))
			report()
		},
		end: () => {
			clearInterval(timer)
			report()
			for (const line of durationTable(byFile)) console.log(`     ${line}`)
		},
	}
}
