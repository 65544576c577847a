import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import getPort from 'get-port'
import { startServer } from '#scripts/local/server.ts'
import { serverOfWorker, settingsOf, stateOf } from './own-server.ts'

type Served = { origin: string; stop: () => Promise<void> }

/** Another process may take the port, or one of workerd's own ports, before this server binds it. */
const mostTries = 3
const patienceMs = 30_000

/** Serves the site of the journeys over https with a self-signed certificate, which `request` must accept. */
export async function serveOverHttps(request: APIRequestContext): Promise<Served> {
	for (let tries = 1; ; tries += 1) {
		const server = await start()
		if (await isHealthy(request, server.origin)) return server
		await server.stop()
		if (tries === mostTries) throw new Error('The server over https does not get healthy')
	}
}

async function start(): Promise<Served> {
	const own = serverOfWorker()
	const port = await getPort()
	const { stop } = startServer({ port, state: stateOf(own), settings: settingsOf(own), https: true, silent: true })
	return { origin: `https://localhost:${port}`, stop }
}

async function isHealthy(request: APIRequestContext, origin: string): Promise<boolean> {
	const deadline = Date.now() + patienceMs
	while (Date.now() < deadline) {
		const answer = await request.get(`${origin}/health`, { timeout: 5_000 }).catch(() => null)
		if (answer?.ok()) return true
		await wait(100)
	}
	return false
}
