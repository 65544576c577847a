import { z } from 'zod/mini'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'

const accounts = z.object({ accounts: z.array(z.object({ id: z.string() })) })
const credentials = z.object({ token: z.string() })

/**
 * Lets D1 place replicas near the visitors. Wrangler has no command for it.
 *
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/update
 */
export async function switchOnReadReplication(databaseId: string): Promise<void> {
	const { token } = credentials.parse(ask(['auth', 'token', '--json']))
	const base = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
	const answer = await fetch(`${base}/accounts/${accountId()}/d1/database/${databaseId}`, {
		method: 'PUT',
		headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
		body: JSON.stringify({ read_replication: { mode: 'auto' } }),
	})
	if (!answer.ok) throw new Refusal(`Read replication cannot be switched on: ${answer.status} ${await answer.text()}`)
}

function accountId(): string {
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
