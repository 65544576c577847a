import { z } from 'zod/mini'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'

const databases = z.array(z.object({ name: z.string(), uuid: z.string() }))
const secrets = z.array(z.object({ name: z.string() }))
const bookmark = z.object({ bookmark: z.string() })
const counted = z.array(z.object({ results: z.array(z.object({ count: z.number() })) }))

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

export function createDatabase(name: string): string {
	ask(['d1', 'create', name, '--no-update-config'])
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
	if (/not found|does not exist|10007/i.test(output + problem)) return []
	throw new Refusal(`The secrets of "${worker}" cannot be listed:\n${output}${problem}`)
}

/** Returns a bookmark of the present database. D1 keeps 30 days on the paid plan. */
export const timeTravelBookmark = (database: string, config: string) =>
	bookmark.parse(JSON.parse(ask(['d1', 'time-travel', 'info', database, '--json', '--config', config]))).bookmark

/** Tells whether a user has a password. Passwords depend on the pepper. */
export function hasPasswords(config: string): boolean {
	const count = (query: string) => {
		const answer = ask(['d1', 'execute', 'DB', '--remote', '--json', '--config', config, '--command', query])
		return counted.parse(JSON.parse(answer))[0]?.results[0]?.count ?? 0
	}
	if (count("select count(*) as count from sqlite_master where name = 'users'") === 0) return false
	return count('select count(*) as count from users where password_hash is not null') > 0
}

function ask(args: string[]): string {
	const { ok, output, problem } = askTool('wrangler', args)
	if (!ok) throw new Refusal(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${output}${problem}`)
	return output
}
