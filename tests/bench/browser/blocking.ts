import type { Flags } from 'lighthouse'
import { itemPaths } from '#scripts/demo/pages.ts'
import { lists, prerenderedPages } from '#web/content/site-map.ts'
import { middle } from '../measure.ts'
import { withServer } from '../server/server.ts'
import { visitOnPhone } from './phone.ts'
import { processorBlocking } from './processor-blocking.ts'

const runs = 3
const paths = [...prerenderedPages.map(({ path }) => path), ...lists.map(({ path }) => path), ...itemPaths]

/**
 * Blocking of every document without a form, in milliseconds, while the processor really is slowed by four and the line is a slow one: by
 * the clock, and by what the processor did for each task, which leaves out how long a task was kept waiting by whatever else this machine
 * did. The simulation of `lighthouse` multiplies that waiting by four as well.
 */
export const blocking = () =>
	withServer(async ({ origin }) => {
		const measured = new Map<string, Blocking[]>()
		for (let run = 0; run < runs; run += 1)
			for (const path of paths) measured.set(path, [...(measured.get(path) ?? []), await blockingOf(origin + path)])
		console.table(Object.fromEntries([...measured].map(([path, visits]) => [path, summaryOf(visits)])))
	})

type Blocking = { clock: number; processor: number }

async function blockingOf(address: string): Promise<Blocking> {
	const flags: Flags = { throttlingMethod: 'devtools', onlyAudits: ['total-blocking-time', 'interactive'] }
	const { audits, trace } = await visitOnPhone(address, flags)
	const clock = Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN)
	return { clock, processor: Math.round(processorBlocking(trace, 1, audits.interactive?.numericValue)) }
}

function summaryOf(visits: readonly Blocking[]) {
	const clock = visits.map((visit) => visit.clock)
	const processor = visits.map((visit) => visit.processor)
	return {
		blocking: middle(clock),
		goal: 0,
		most: Math.max(...clock),
		'by the processor': middle(processor),
		'most of it': Math.max(...processor),
	}
}
