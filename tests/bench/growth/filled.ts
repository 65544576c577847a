import { middle, quantile, rounded } from '../measure.ts'
import { rowsReadHeader, withRowCounts } from '../server/counted-server.ts'
import { clearance, staffHeaders, withServer, withStores } from '../server/server.ts'
import { filledCalls } from './filled-calls.ts'
import { growApplications } from './grow-applications.ts'
import { growDesk } from './grow-desk.ts'
import { firstIds, growTo } from './grow-publishables.ts'
import { answerTo, inTurns } from './in-turns.ts'

const manyItems = 10_000
const rounds = 25

/** Measures the commonest calls and pages on a database as years of use leave it: their times and the rows that D1 reads. */
export const filled = () =>
	withServer(async ({ origin, own }) => {
		const ids = await withStores(own, async ({ DB }) => {
			await growTo(DB, manyItems)
			await growApplications(DB)
			await growDesk(DB)
			return firstIds(DB)
		})
		const [staff, visitor] = [await staffHeaders(origin), await clearance(origin)]
		const times = await inTurns(await filledCalls(origin, staff, visitor, ids), rounds)
		const rows: Record<string, number> = {}
		await withRowCounts(own, async (counted) => {
			for (const [name, ask] of Object.entries(await filledCalls(counted, staff, visitor, ids))) {
				// The first request may read what the isolate then remembers.
				await answerTo(name, ask)
				rows[name] = Number((await answerTo(name, ask)).headers.get(rowsReadHeader))
			}
		})
		console.table(
			Object.fromEntries(
				Object.entries(times).map(([name, each]) => {
					const figures = { p50: rounded(middle(each), 1), p95: rounded(quantile(each, 0.95), 1) }
					return [name, { 'p50, ms': figures.p50, 'p95, ms': figures.p95, 'rows read': rows[name] }]
				}),
			),
		)
	})
