import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { builtAssets } from '#scripts/command/paths.ts'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { originOf } from '#scripts/local/local-settings.ts'
import { type OwnServer, settingsOf, stateOf } from '#tests/support/server/own-server.ts'
import { serveOwn } from '#tests/support/server/serve-own.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** The reference: a file of 8 KB that no Worker code touches. */
export const staticFile = '/bench-8.txt'
const staticKilobytes = 8

/** Prerendered pages. */
export const renderedPages = [
	{ name: 'home page', path: '/' },
	{ name: 'product page', path: '/trade-finance-solution' },
	{ name: 'investor page', path: '/Management' },
] as const

export type BenchServer = { origin: string; own: OwnServer }

/** Runs `use` with the production build in workerd, on its own port and folder, with demo data and the static file. */
export async function withServer(use: (server: BenchServer) => Promise<void>): Promise<void> {
	const own = { port: await getPort(), folder: mkdtempSync(join(tmpdir(), 'site-bench-')) }
	if (!isBuildCurrent()) await build({ quietly: true })
	writeFileSync(join(builtAssets, staticFile), 'moonlit '.repeat((staticKilobytes * 1024) / 8))
	const [server] = await serveOwn(own)
	try {
		await use({ origin: originOf(own.port), own })
	} finally {
		await server?.stop()
		rmSync(own.folder, { recursive: true, force: true })
		rmSync(join(builtAssets, staticFile), { force: true })
	}
}

/** Runs `use` with the database and the files of the running server. */
export const withStores = <Answer>(own: OwnServer, use: (stores: Bindings) => Promise<Answer>): Promise<Answer> =>
	withLocalPlatform(use, { state: stateOf(own), settings: settingsOf(own) })

/** Signs in as an administrator and returns the headers of their calls. */
export async function staffHeaders(origin: string): Promise<{ Authorization: string }> {
	const answer = await fetch(`${origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ userName: 'admin', password: demoPassword }),
	})
	const { refresh_token: bearer }: { refresh_token: string } = await answer.json()
	return { Authorization: bearer }
}

/** Passes the bot check once and returns the headers of reading calls. The clearance lasts ten minutes. */
export async function clearance(origin: string): Promise<{ 'X-Token': string }> {
	const answer = await fetch(`${origin}/api/public/contactuscontroller/viewDepartments`, {
		headers: { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' },
	})
	return { 'X-Token': answer.headers.get('X-Token') ?? '' }
}
