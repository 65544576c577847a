import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Background, startTool } from './background.ts'
import { originOf } from './local-settings.ts'
import { builtConfig, localSettingsFile, localState } from './paths.ts'
import { Refusal } from './steps.ts'
import { quietTools } from './tools.ts'

const startWithinMs = 60_000
const minuteMs = 60_000

type Serving = { port: number; state?: string; settings?: string }

/** Serves the build in workerd. `settings` alone decides what is local; without it the Worker behaves as in production. */
export async function serveBuild({
	port,
	state = localState,
	settings = localSettingsFile,
}: Serving): Promise<Background> {
	quietTools()
	const where = ['--config', builtConfig, '--env-file', settings, '--persist-to', state]
	const how = ['--port', String(port), '--log-level', 'error', '--show-interactive-dev-session=false']
	// Elsewhere than beside the build, so that a rebuild does not restart a running server half-way.
	const server = startTool('wrangler', ['dev', ...where, ...how], { cwd: dirname(dirname(builtConfig)) })
	await untilHealthy(server, port)
	return server
}

/** Returns once /health answers 200; refuses when the server ends first, is told to be ill, or says nothing for a minute. */
export async function untilHealthy(server: Background, port: number): Promise<void> {
	let ended = false
	void server.ended.then(() => {
		ended = true
	})
	const deadline = Date.now() + startWithinMs
	let answer = 'nothing'
	while (Date.now() < deadline) {
		if (ended) throw new Refusal('The server could not start; what is wrong stands above.')
		const health = await fetch(`${originOf(port)}/health`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
		if (health?.ok) return
		if (health) answer = `${health.status} ${await health.text()}`
		await wait(100)
	}
	await server.stop()
	throw new Refusal(`The server does not get healthy: /health answers ${answer}`)
}

/** Fires the cron once a minute, as Cloudflare does with a deployed Worker, until the server ends. */
export function fireCron(server: Background, port: number): void {
	const timer = setInterval(() => {
		fetch(`${originOf(port)}/cdn-cgi/handler/scheduled`).catch(() => undefined)
	}, minuteMs)
	void server.ended.then(() => clearInterval(timer))
}
