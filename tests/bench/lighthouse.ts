import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { findBrowser } from '#scripts/browser.ts'
import { middle } from './measure.ts'
import { withServer } from './server.ts'
import { openJobPath } from './sizes.ts'

/**
 * Figures of one page on a phone, as Lighthouse simulates it: times in seconds, blocking in milliseconds, bytes as they crossed the wire.
 * The simulation takes the times of a machine on which the server runs as well, and multiplies them; `held` is the blocking while the
 * browser really runs four times slower, on a slow line.
 */
type Audit = {
	performance: number
	accessibility: number
	bestPractices: number
	seo: number
	fcp: number
	lcp: number
	blocking: number
	held: number
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

/** Pages of every kind on a phone. */
export const lighthousePages = () =>
	withServer(async ({ origin }) => {
		const audits: Record<string, Audit> = {}
		for (const path of [...pages, await openJobPath(origin)]) audits[path] = await audit(origin + path)
		console.table(audits)
	})

/** The middle of three runs of the mobile preset, each with a browser that has seen nothing before. */
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
		held: of((each) => each.held),
		shift: of((each) => each.shift),
		kilobytes: of((each) => each.kilobytes),
	}
}

async function auditOnce(address: string): Promise<Audit> {
	const { executablePath, args = [] } = findBrowser() ?? {}
	const browser = await launch({
		...(executablePath && { chromePath: executablePath }),
		chromeFlags: ['--headless=new', ...args],
	})
	try {
		const look = async (flags: Flags) => {
			const result = await lighthouse(address, { ...flags, port: browser.port, logLevel: 'error', output: 'json' })
			if (!result) throw new Error(`Lighthouse says nothing about ${address}`)
			return result.lhr
		}
		const { categories, audits } = await look({})
		const slowed = await look({ throttlingMethod: 'devtools', onlyAudits: ['total-blocking-time'] })
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
			held: Math.round(slowed.audits['total-blocking-time']?.numericValue ?? Number.NaN),
			shift: value('cumulative-layout-shift'),
			kilobytes: Math.round(value('total-byte-weight') / 100) / 10,
		}
	} finally {
		browser.kill()
	}
}
