import { type Extent, measure, middle, rounded } from '../measure.ts'
import { renderedPages, staticFile, withServer } from './server.ts'

const comparisons = 21
const extent: Extent = { connections: 16, seconds: 2 }

/**
 * Pages that the build has rendered, as shares of the 8 KB file and of the page's own bytes as a text: many short measures right after each
 * other, each of them first in turn, because what else a machine does makes single ones half or twice as fast.
 */
export const staticFiles = () =>
	withServer(async ({ origin }) => {
		const shares = new Map<string, number[]>()
		for (let comparison = 0; comparison < comparisons; comparison += 1) {
			for (const { name, path, copy } of renderedPages) {
				const order = comparison % 2 === 0 ? [path, staticFile, copy] : [copy, staticFile, path]
				const speeds = await speedsOf(origin, order)
				for (const [file, other] of Object.entries({ '8 KB': staticFile, 'the same bytes': copy })) {
					const row = `${name}, of ${file}`
					const share = (speeds.get(path) ?? Number.NaN) / (speeds.get(other) ?? Number.NaN)
					shares.set(row, [...(shares.get(row) ?? []), share])
				}
			}
		}
		console.table(Object.fromEntries([...shares].map(([row, all]) => [row, summaryOf(all)])))
	})

async function speedsOf(origin: string, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const speeds = new Map<string, number>()
	for (const path of paths) speeds.set(path, (await measure(origin, { name: path, path }, extent)).perSecond)
	return speeds
}

const summaryOf = (shares: readonly number[]) => ({
	'middle one': rounded(middle(shares), 2),
	goal: 0.9,
	least: rounded(Math.min(...shares), 2),
	most: rounded(Math.max(...shares), 2),
})
