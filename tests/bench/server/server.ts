import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** What everything is compared with: 8 KB that no Worker code touches. */
export const staticFile = '/bench-8.txt'
const staticKilobytes = 8

/** Pages that the build has rendered, and where the same bytes are served as a text. */
export const renderedPages = [
	{ name: 'home page', path: '/', file: 'index.html', copy: '/bench-home.txt' },
	{
		name: 'product page',
		path: '/trade-finance-solution',
		file: 'trade-finance-solution.html',
		copy: '/bench-product.txt',
	},
	{ name: 'investor page', path: '/Management', file: 'Management.html', copy: '/bench-investor.txt' },
] as const

export type BenchServer = { origin: string; own: OwnServer }

/** Lets `use` measure the production build in workerd, on a port and in a folder of its own, with demo data and the static files. */
export async function withServer(use: (server: BenchServer) => Promise<void>): Promise<void> {
	const own = { port: await getPort(), folder: mkdtempSync(join(tmpdir(), 'nilavu-bench-')) }
	if (!isBuildCurrent()) await build({ quietly: true })
	writeFileSync(join(builtAssets, staticFile), 'moonlit '.repeat((staticKilobytes * 1024) / 8))
	for (const { file, copy } of renderedPages) copyFileSync(join(builtAssets, file), join(builtAssets, copy))
	const server = await serveOwn(own)
	try {
		await use({ origin: originOf(own.port), own })
	} finally {
		await server.stop()
		rmSync(own.folder, { recursive: true, force: true })
		for (const path of [staticFile, ...renderedPages.map(({ copy }) => copy)])
			rmSync(join(builtAssets, path), { force: true })
	}
}

/** Lets `use` read and write the database and the files of the server while it runs. */
export const withStores = <Answer>(own: OwnServer, use: (stores: Bindings) => Promise<Answer>): Promise<Answer> =>
	withLocalPlatform(use, { state: stateOf(own), settings: settingsOf(own) })

/** What an administrator's calls carry. */
export async function staffHeaders(origin: string): Promise<{ Authorization: string }> {
	const answer = await fetch(`${origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ userName: 'admin', password: demoPassword }),
	})
	const { refresh_token: bearer }: { refresh_token: string } = await answer.json()
	return { Authorization: bearer }
}

/** What a visitor's reading calls carry after one bot check; it holds for ten minutes. */
export async function clearance(origin: string): Promise<{ 'X-Token': string }> {
	const answer = await fetch(`${origin}/api/public/contactuscontroller/viewDepartments`, {
		headers: { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' },
	})
	return { 'X-Token': answer.headers.get('X-Token') ?? '' }
}
