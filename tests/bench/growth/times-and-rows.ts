import { middle, quantile, rounded } from '../measure.ts'
import { rowsReadHeader, withRowCounts } from '../server/counted-server.ts'
import type { BenchServer } from '../server/server.ts'
import { type Ask, answerTo, inTurns } from './in-turns.ts'

type Cases = (origin: string) => Record<string, Ask> | Promise<Record<string, Ask>>

/** Prints the response times of each case and the rows that D1 reads for it, and returns the times. `goal`: the p95 in milliseconds. */
export async function tableOf(
	{ origin, own }: BenchServer,
	cases: Cases,
	{ rounds, goal }: { rounds: number; goal?: number },
): Promise<Record<string, number[]>> {
	const times = await inTurns(await cases(origin), rounds)
	const rows: Record<string, number> = {}
	await withRowCounts(own, async (counted) => {
		for (const [name, ask] of Object.entries(await cases(counted))) {
			// The first request may read what the isolate then remembers.
			await answerTo(name, ask)
			rows[name] = Number((await answerTo(name, ask)).headers.get(rowsReadHeader))
		}
	})
	console.table(
		Object.fromEntries(
			Object.entries(times).map(([name, each]) => {
				const figures = { p50: rounded(middle(each), 1), p95: rounded(quantile(each, 0.95), 1) }
				return [
					name,
					{ 'p50, ms': figures.p50, 'p95, ms': figures.p95, 'rows read': rows[name], ...(goal && { goal }) },
				]
			}),
		),
	)
	return times
}
