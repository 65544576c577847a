import { itemPaths } from '#scripts/demo/pages.ts'
import { documents, lists } from '#web/content/site-map.ts'
import { middle } from './measure.ts'
import { visitOnPhone } from './phone.ts'
import { withServer } from './server.ts'

const runs = 3
const paths = [...documents.map(({ path }) => path), ...lists.map(({ path }) => path), ...itemPaths]

/**
 * Blocking of every document without a form, in milliseconds, while the processor really is slowed by four and the line is a slow one. The
 * simulation of `lighthouse` multiplies what each task took instead, and with it the time for which a task was kept waiting by whatever
 * else this machine did.
 */
export const blocking = () =>
	withServer(async ({ origin }) => {
		const measured = new Map<string, number[]>()
		for (let run = 0; run < runs; run += 1)
			for (const path of paths) measured.set(path, [...(measured.get(path) ?? []), await blockingOf(origin + path)])
		console.table(
			Object.fromEntries(
				[...measured].map(([path, all]) => [path, { blocking: middle(all), goal: 0, most: Math.max(...all) }]),
			),
		)
	})

async function blockingOf(address: string): Promise<number> {
	const audit = 'total-blocking-time'
	const { audits } = await visitOnPhone(address, { throttlingMethod: 'devtools', onlyAudits: [audit] })
	return Math.round(audits[audit]?.numericValue ?? Number.NaN)
}
