import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import getPort from 'get-port'

/** A server apart from the developer's. `folder` holds its settings, database and files. */
export type OwnServer = { port: number; folder: string }

const variable = 'OWN_TEST_SERVER'

/** Chooses a server once. The server and every test process inherit the choice. */
export async function chooseServer(): Promise<OwnServer> {
	process.env[variable] ??= JSON.stringify({
		port: await getPort(),
		folder: mkdtempSync(join(tmpdir(), 'site-e2e-')),
	})
	return chosenServer()
}

export function chosenServer(): OwnServer {
	const choice = process.env[variable]
	if (!choice) throw new Error('playwright.config.ts chooses the server')
	return JSON.parse(choice) as OwnServer
}

export const settingsOf = ({ folder }: OwnServer) => join(folder, 'settings')

export const stateOf = ({ folder }: OwnServer) => join(folder, 'state')

/** Opens the database of the running server, for journeys that cannot wait for time to pass. For `tests/e2e/alone` only. */
export function openServerDatabase(): DatabaseSync & Disposable {
	const [file] = globSync(join(stateOf(chosenServer()), 'v3/d1/*/*.sqlite'), {
		exclude: (name) => name.endsWith('metadata.sqlite'),
	})
	if (!file) throw new Error('The server has no database')
	return new DatabaseSync(file, { timeout: 5_000 })
}
