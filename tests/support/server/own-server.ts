import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import getPort from 'get-port'

/** A server apart from the developer's. `folder` holds its settings, database and files. */
export type OwnServer = { port: number; folder: string }

/** The servers of the journeys: one for each worker of Playwright, and one that only `tests/e2e/pages` reads. */
export type OwnServers = { folder: string; ofWorkers: OwnServer[]; ofPages: OwnServer }

const variable = 'OWN_TEST_SERVERS'

/** Chooses the servers once. The process that starts them and every test process inherit the choice. */
export async function chooseServers(workers: number): Promise<void> {
	if (process.env[variable]) return
	const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'))
	const choose = async (name: string): Promise<OwnServer> => ({ port: await getPort(), folder: join(folder, name) })
	const ofWorkers: OwnServer[] = []
	for (let index = 0; index < workers; index += 1) ofWorkers.push(await choose(`worker-${index}`))
	const servers: OwnServers = { folder, ofWorkers, ofPages: await choose('pages') }
	process.env[variable] = JSON.stringify(servers)
}

export function chosenServers(): OwnServers {
	const choice = process.env[variable]
	if (!choice) throw new Error('playwright.config.ts chooses the servers')
	return JSON.parse(choice)
}

/** The server that this worker of Playwright writes to. A worker that replaces another one goes on with its server. */
export function serverOfWorker(): OwnServer {
	const own = chosenServers().ofWorkers[Number(process.env.TEST_PARALLEL_INDEX)]
	if (!own) throw new Error('A worker without a server')
	return own
}

export const settingsOf = ({ folder }: OwnServer) => join(folder, 'settings')

export const stateOf = ({ folder }: OwnServer) => join(folder, 'state')

/** Opens the database of the worker's server, for journeys that cannot wait for time to pass. */
export function openServerDatabase(): DatabaseSync & Disposable {
	const [file] = globSync(join(stateOf(serverOfWorker()), 'v3/d1/*/*.sqlite'), {
		exclude: (name) => name.endsWith('metadata.sqlite'),
	})
	if (!file) throw new Error('The server has no database')
	return new DatabaseSync(file, { timeout: 5_000 })
}
