import { middle } from '../measure.ts'
import { withServer } from '../server/server.ts'
import { openJobPath } from '../sizes.ts'
import { visitOnPhone } from './phone.ts'

/** Figures of one page in the mobile simulation: times in seconds, blocking in milliseconds, bytes as transferred. */
type Audit = {
	performance: number
	accessibility: number
	bestPractices: number
	seo: number
	fcp: number
	lcp: number
	blocking: number
	shift: number
	kilobytes: number
}

const runs = 3
const pages = [
	'/',
	'/customer-onboarding',
	'/trade-finance-solution',
	'/Management',
	'/contact',
	'/blog',
	'/BlogView/22',
	'/news',
	'/events',
	'/case-study',
	'/resources',
]

/** Audits pages of every kind on a phone. */
export const lighthousePages = () =>
	withServer(async ({ origin }) => {
		// The first start of the browser reads it from disk, which is not the work of a page.
		await auditOnce(`${origin}/`)
		const audits: Record<string, Audit> = {}
		for (const path of [...pages, await openJobPath(origin)]) audits[path] = await audit(origin + path)
		console.table(audits)
	})

/** Returns the medians of three runs, each in a new browser. */
async function audit(address: string): Promise<Audit> {
	const audits: Audit[] = []
	for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(address))
	const of = (pick: (audit: Audit) => number) => middle(audits.map(pick))
	return {
		performance: of((each) => each.performance),
		accessibility: of((each) => each.accessibility),
		bestPractices: of((each) => each.bestPractices),
		seo: of((each) => each.seo),
		fcp: of((each) => each.fcp),
		lcp: of((each) => each.lcp),
		blocking: of((each) => each.blocking),
		shift: of((each) => each.shift),
		kilobytes: of((each) => each.kilobytes),
	}
}

async function auditOnce(address: string): Promise<Audit> {
	const { categories, audits } = await visitOnPhone(address)
	const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
	const value = (name: string) => audits[name]?.numericValue ?? 0
	const seconds = (name: string) => Math.round(value(name) / 10) / 100
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		bestPractices: score('best-practices'),
		seo: score('seo'),
		fcp: seconds('first-contentful-paint'),
		lcp: seconds('largest-contentful-paint'),
		blocking: Math.round(value('total-blocking-time')),
		shift: value('cumulative-layout-shift'),
		kilobytes: Math.round(value('total-byte-weight') / 100) / 10,
	}
}
