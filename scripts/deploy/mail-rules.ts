import { createInterface } from 'node:readline/promises'
import { z } from 'zod/mini'
import { Refusal } from '../command/steps.ts'
import { accountId, callApi } from './cloudflare-api.ts'

const action = z.object({ type: z.string(), value: z.optional(z.array(z.string())) })
const change = z.object({
	type: z.enum(['added', 'updated', 'deleted', 'conflict']),
	target: z.string(),
	remote: z.nullish(z.object({ id: z.optional(z.string()), actions: z.array(action) })),
})
const plan = z.object({ zones: z.array(z.object({ zone_id: z.string(), changes: z.array(change) })) })
const service = z.object({ default_environment: z.object({ script: z.object({ tag: z.string() }) }) })

/** A rule of Email Routing that `addresses` replaces or deletes. Wrangler does neither without a terminal. */
export type LostRule = z.infer<typeof change> & { zone: string; worker: { name: string; tag: string } }

const isCatchAll = (address: string) => address.startsWith('*@')

const ruleFor = (address: string, worker: string) => ({
	matchers: [isCatchAll(address) ? { type: 'all' } : { type: 'literal', field: 'to', value: address }],
	actions: [{ type: 'worker', value: [worker] }],
})

/** Cloudflare's codes for a Worker that is not deployed yet: of Workers and of Email Routing. */
const missingWorker = [10007, 2016]

/**
 * Returns the rules that the deployment would replace or delete, as Email Routing plans it. It plans nothing for a Worker
 * that does not exist yet.
 */
export async function lostRules(name: string, addresses: readonly string[]): Promise<LostRule[]> {
	const account = `/accounts/${accountId()}`
	const found = await resultOf('GET', `${account}/workers/services/${name}`)
	if (found === null) return []
	const { tag } = service.parse(found).default_environment.script
	const planned = await resultOf('POST', `${account}/email/routing/rules/plan`, {
		owner_worker_tag: tag,
		rules: addresses.filter((address) => !isCatchAll(address)).map((address) => ruleFor(address, name)),
		catch_all_rules: addresses.filter(isCatchAll).map((target) => ({ target, rule: ruleFor(target, name) })),
	})
	if (planned === null) return []
	return plan
		.parse(planned)
		.zones.flatMap(({ zone_id: zone, changes }) =>
			changes
				.filter(({ type }) => type === 'deleted' || type === 'conflict')
				.map((each) => ({ ...each, zone, worker: { name, tag } })),
		)
}

/** Asks one question. Null without a terminal. */
export const terminal = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null

async function askOnTerminal(question: string): Promise<string> {
	const lines = createInterface({ input: process.stdin, output: process.stdout })
	try {
		return await lines.question(question)
	} finally {
		lines.close()
	}
}

type Consent = { takeOver: boolean; ask: ((question: string) => Promise<string>) | null }

/** Refuses the deployment unless the operator gives these rules to the Worker. */
export async function requireConsent(rules: readonly LostRule[], { takeOver, ask }: Consent): Promise<void> {
	if (rules.length === 0 || takeOver) return
	const list = `\`addresses\` of wrangler.toml would change rules of Email Routing:\n${rules.map(lineOf).join('\n')}`
	const answer = ask ? await ask(`\n${list}\nChange them with this deployment? [y/N] `) : ''
	if (/^y(es)?$/i.test(answer.trim())) return
	throw new Refusal(
		`Nothing was deployed. ${ask ? '' : `${list}\n`}To change them: npm run deploy -- --take-over
To keep one, take its address out of \`addresses\`, or change the rule in the dashboard: the zone, Email, Email Routing.`,
	)
}

const lineOf = ({ type, target, remote }: LostRule) => {
	const [{ type: act, value = [] } = { type: 'nothing' }] = remote?.actions ?? []
	const now = [act, ...value].join(' ')
	return `     ${target}: ${type === 'deleted' ? `deleted, now ${now}` : `to this Worker, now ${now}`}`
}

/** Does what wrangler asks about on a terminal only. After it, wrangler finds nothing to ask. */
export async function takeOverRules(rules: readonly LostRule[]): Promise<void> {
	for (const { type, target, remote, zone, worker } of rules) {
		const path = `/zones/${zone}/email/routing/rules/${isCatchAll(target) ? 'catch_all' : remote?.id}`
		const own = { ...ruleFor(target, worker.name), enabled: true, source: 'wrangler', owner_worker_tag: worker.tag }
		if (type === 'conflict') await resultOf('PUT', path, own)
		// A zone keeps its catch-all: deleted means switched off.
		else if (isCatchAll(target)) await resultOf('PUT', path, noCatchAll)
		else await resultOf('DELETE', path)
	}
}

const noCatchAll = { matchers: [{ type: 'all' }], actions: [{ type: 'drop' }], enabled: false, name: '', source: 'api' }

/** Returns the result of Cloudflare's API; null if the Worker does not exist. */
async function resultOf(...[method, path, body]: Parameters<typeof callApi>): Promise<unknown> {
	const answer = await callApi(method, path, body)
	if (answer.ok) return answer.result
	if (answer.code !== null && missingWorker.includes(answer.code)) return null
	throw new Refusal(`The rules of Email Routing cannot be read or changed: ${answer.reason}`)
}
