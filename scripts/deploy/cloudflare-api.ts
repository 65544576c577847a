import { z } from 'zod/mini'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'
import { apiReason } from './account.ts'

const accounts = z.object({ accounts: z.array(z.object({ id: z.string() })) })
const credentials = z.object({ token: z.string() })
const reply = z.object({
	result: z.optional(z.unknown()),
	errors: z.optional(z.array(z.object({ code: z.number(), message: z.string() }))),
})

/** Wrangler takes a second or two to tell it. */
let token: string | undefined

type Answer = { ok: true; result: unknown } | { ok: false; code: number | null; reason: string }

/** Calls Cloudflare's API for what wrangler has no command for. `path` begins below `/client/v4`. */
export async function callApi(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
	token ??= credentials.parse(ask(['auth', 'token', '--json'])).token
	const base = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
	const answer = await fetch(`${base}${path}`, {
		method,
		headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
		...(body ? { body: JSON.stringify(body) } : {}),
	})
	const { data } = reply.safeParse(await answer.json().catch(() => null))
	if (answer.ok) return { ok: true, result: data?.result }
	const error = data?.errors?.[0]
	if (!error) return { ok: false, code: null, reason: `Cloudflare answers ${answer.status}.` }
	return { ok: false, code: error.code, reason: apiReason(`${error.message} [code: ${error.code}]`) }
}

/** Returns the id of the account that wrangler is signed in to. */
export function accountId(): string {
	if (process.env.CLOUDFLARE_ACCOUNT_ID) return process.env.CLOUDFLARE_ACCOUNT_ID
	const [first, ...others] = accounts.parse(ask(['whoami', '--json'])).accounts
	if (first && others.length === 0) return first.id
	throw new Refusal('Your sign-in covers several accounts. Name one: CLOUDFLARE_ACCOUNT_ID=... npm run deploy')
}

function ask(args: string[]): unknown {
	const { ok, output, problem } = askTool('wrangler', args)
	if (!ok) throw new Refusal(`wrangler ${args.join(' ')} failed:\n${output}${problem}`)
	return JSON.parse(output)
}
