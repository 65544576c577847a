import { setTimeout as wait } from 'node:timers/promises'
import { isInterrupted, whenInterrupted } from '../command/interrupt.ts'
import { wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { quietTools } from '../command/tools.ts'
import { traced } from '../command/traced.ts'

/** The first page starts the Worker, which takes many seconds on a busy machine. */
const patienceMs = 60_000
const betweenMs = 500
const attempts = 3

/** The lines of a stack that a failure prints. */
const mostLines = 12

export type RenderedPage = { path: string; html: string }

type Ask = (path: string, signal: AbortSignal) => Promise<{ status: number; text: () => Promise<string> }>

/**
 * Lets the built Worker render pages, with the settings of wrangler.toml and without data.
 *
 * @throws {Refusal} with the cause, if a page cannot be rendered
 */
export async function renderPages(paths: readonly string[]): Promise<RenderedPage[]> {
	quietTools()
	// wrangler reads its log level on import.
	const { unstable_readConfig } = await import('wrangler')
	const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import('miniflare')
	const { builtWorkers } = await import('./built-workers.ts')
	const config = unstable_readConfig({ config: wranglerConfig, env: process.env.CLOUDFLARE_ENV })
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			log: new Log(LogLevel.NONE),
			// A failing page answers with its cause.
			handleStructuredLogs: () => undefined,
			workers: builtWorkers(config, { ...config.vars, RENDERS_BUILD: 'yes' }),
		}),
	)
	const forget = whenInterrupted(() => miniflare.dispose())
	const ask: Ask = (path, signal) => miniflare.dispatchFetch(`http://localhost${path}`, { redirect: 'manual', signal })
	try {
		const pages: RenderedPage[] = []
		for (const path of paths) pages.push({ path, html: await renderPage(path, ask) })
		return pages
	} finally {
		forget()
		await miniflare.dispose()
	}
}

/**
 * Asks for a page until it is rendered, at most three times.
 *
 * @throws {Refusal} with the cause of the last failure
 */
export async function renderPage(path: string, ask: Ask, { limitMs = patienceMs } = {}): Promise<string> {
	let cause = ''
	for (let attempt = 1; attempt <= attempts && !isInterrupted(); attempt += 1) {
		if (attempt > 1) await wait(betweenMs)
		try {
			const answer = await ask(path, AbortSignal.timeout(limitMs))
			const text = await answer.text()
			if (answer.status === 200) return text
			cause = answer.status === 500 ? text : `It answers ${answer.status}.`
		} catch (error) {
			const isLate = error instanceof Error && error.name === 'TimeoutError'
			cause = isLate ? `It gives no answer within ${limitMs / 1000} seconds.` : stackOf(error)
		}
	}
	throw new Refusal(`The page ${path} cannot be rendered:\n${traced(cause).split('\n').slice(0, mostLines).join('\n')}`)
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
