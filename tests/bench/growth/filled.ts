import { clearance, staffHeaders, withServer, withStores } from '../server/server.ts'
import { filledCalls } from './filled-calls.ts'
import { growApplications } from './grow-applications.ts'
import { growDesk } from './grow-desk.ts'
import { firstIds, growTo } from './grow-publishables.ts'
import { tableOf } from './times-and-rows.ts'

const manyItems = 10_000

/** Measures the commonest calls and pages on a database as years of use leave it: their times and the rows that D1 reads. */
export const filled = () =>
	withServer(async (server) => {
		const ids = await withStores(server.own, async ({ DB }) => {
			await growTo(DB, manyItems)
			await growApplications(DB)
			await growDesk(DB)
			return firstIds(DB)
		})
		const [staff, visitor] = [await staffHeaders(server.origin), await clearance(server.origin)]
		await tableOf(server, (origin) => filledCalls(origin, staff, visitor, ids), { rounds: 25 })
	})
