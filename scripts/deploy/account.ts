import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod/mini'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'

const databases = z.array(z.object({ name: z.string(), uuid: z.string() }))
const secrets = z.array(z.object({ name: z.string() }))
const bookmark = z.object({ bookmark: z.string() })
const queried = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }))
const information = z.looseObject({ read_replication: z.optional(z.object({ mode: z.string() })) })
const deployment = z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })

/** Refuses unless wrangler is signed in to a Cloudflare account. */
export function requireAccount(): void {
	if (!askTool('wrangler', ['whoami', '--json']).ok)
		throw new Refusal('Sign in to Cloudflare first: npx wrangler login, or set CLOUDFLARE_API_TOKEN.')
}

/** Returns the id of the database with this name, or null. */
export function findDatabase(name: string): string | null {
	const list = databases.parse(JSON.parse(ask(['d1', 'list', '--json'])))
	return list.find((database) => database.name === name)?.uuid ?? null
}

/** Creates the database in a region of D1, such as `apac` or `weur`. Returns its id. */
export function createDatabase(name: string, location: string): string {
	ask(['d1', 'create', name, '--location', location, '--no-update-config'])
	const id = findDatabase(name)
	if (!id) throw new Refusal(`The database "${name}" was created, but cannot be found. Try again in a minute.`)
	return id
}

export const listBuckets = (): string[] =>
	[...ask(['r2', 'bucket', 'list']).matchAll(/^name:\s+(\S+)$/gm)].map(([, name]) => name ?? '')

export const createBucket = (name: string) => ask(['r2', 'bucket', 'create', name, '--no-update-config'])

/** Returns the names of the Worker's secrets: none before its first deployment. */
export function listSecrets(worker: string): string[] {
	const { ok, output, problem } = askTool('wrangler', ['secret', 'list', '--name', worker, '--format', 'json'])
	if (ok) return secrets.parse(JSON.parse(output)).map(({ name }) => name)
	if (isMissingWorker(output + problem)) return []
	throw new Refusal(`The secrets of "${worker}" cannot be listed: ${reasonOf(output + problem)}`)
}

/** Returns a bookmark of the present database. D1 keeps 30 days on the paid plan. */
export const timeTravelBookmark = (database: string) =>
	bookmark.parse(JSON.parse(ask(['d1', 'time-travel', 'info', database, '--json']))).bookmark

/** Returns the mode of read replication, "auto" or "disabled". */
export const readReplicationOf = (database: string): string =>
	information.parse(JSON.parse(ask(['d1', 'info', database, '--json']))).read_replication?.mode ?? 'disabled'

/** Runs SQL in the deployed database and returns the rows of its first statement. */
export function queryDatabase(database: string, query: string): Record<string, unknown>[] {
	const answer = ask(['d1', 'execute', database, '--remote', '--json', '--command', query])
	return queried.parse(JSON.parse(answer))[0]?.results ?? []
}

/** Returns the version that serves most visitors now; null before the Worker's first deployment. */
export function servingVersion(worker: string): string | null {
	const { ok, output, problem } = askTool('wrangler', ['deployments', 'status', '--name', worker, '--json'])
	if (!ok && isMissingWorker(output + problem)) return null
	if (!ok) throw new Refusal(`The deployment of "${worker}" cannot be read: ${reasonOf(output + problem)}`)
	const { versions } = deployment.parse(JSON.parse(output))
	return versions.sort((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null
}

/** Cloudflare's code for a missing Worker, or wrangler's text for it. Other failures must not look like a new Worker. */
const isMissingWorker = (text: string) => /code: 10007|Worker "[^"]+" not found/.test(text)

function ask(args: string[]): string {
	const { ok, output, problem } = askTool('wrangler', args)
	if (!ok) throw new Refusal(`wrangler ${args.slice(0, 3).join(' ')} failed: ${reasonOf(output + problem)}`)
	return output
}

/** The reason of Cloudflare's API as a sentence. Wrangler prints it as a paragraph of its own. Other output stays whole. */
function reasonOf(printed: string): string {
	const text = stripVTControlCharacters(printed)
	const reason = /^\s*(\S.*) \[code: (\d+)\]/m.exec(text)
	return reason ? apiReason(`${reason[1]} [code: ${reason[2]}]`) : `\n${text}`
}

/** The message of Cloudflare's API, with the remedy if it is about permissions. */
export const apiReason = (reason: string) =>
	/auth|permission|credential|10000/i.test(reason)
		? `${reason}. docs/deploying.md names the rights that the API token needs.`
		: `${reason}.`
