import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { localSettingsFile, localState, root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { quietTools } from '../command/tools.ts'
import { type Background, startScript } from './background.ts'
import { originOf } from './local-settings.ts'

const startWithinMs = 60_000
const minuteMs = 60_000

type Serving = { port: number; state?: string; settings?: string }

/**
 * Starts workerd on the build. `settings` decides whether the Worker runs as local. `https` uses a self-signed certificate.
 * `silent` hides output, for errors that a test expects.
 */
export function startServer({
	port,
	state = localState,
	settings = localSettingsFile,
	https = false,
	silent = false,
}: Serving & { https?: boolean; silent?: boolean }): Background {
	quietTools()
	const args = ['--port', String(port), '--state', state, '--settings', settings, ...(https ? ['--https'] : [])]
	return startScript(join(root, 'scripts/local/serve-built.ts'), args, { silent })
}

/** Serves the build and waits until it is healthy. */
export async function serveBuild(serving: Serving): Promise<Background> {
	const server = startServer(serving)
	await untilHealthy(server, serving.port)
	return server
}

/** Waits for 200 from /health. Refuses when the server ends first or is not healthy after a minute. */
export const untilHealthy = (server: Background, port: number): Promise<void> =>
	untilAnswering(server, `${originOf(port)}/health`)

/** Waits for a success from any address. */
export async function untilAnswering(server: Background, address: string): Promise<void> {
	let ended = false
	void server.ended.then(() => {
		ended = true
	})
	const deadline = Date.now() + startWithinMs
	let answer = 'nothing'
	while (Date.now() < deadline) {
		if (ended) throw new Refusal('The server could not start. The error is above.')
		const got = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
		if (got?.ok) return
		if (got) answer = `${got.status} ${await got.text()}`
		await wait(100)
	}
	await server.stop()
	throw new Refusal(`The server does not get healthy: ${address} answers ${answer}`)
}

/** Triggers the cron once a minute, as Cloudflare does, until the server ends. */
export function fireCron(server: Background, port: number): void {
	const timer = setInterval(() => {
		fetch(`${originOf(port)}/cdn-cgi/local/scheduled`).catch(() => undefined)
	}, minuteMs)
	void server.ended.then(() => clearInterval(timer))
}
