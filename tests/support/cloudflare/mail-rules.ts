import { z } from 'zod/mini'
import type { Routes } from './api.ts'

const action = z.object({ type: z.string(), value: z.optional(z.array(z.string())) })
const rule = z.object({
	actions: z.array(action),
	enabled: z.optional(z.boolean()),
	source: z.optional(z.string()),
	owner_worker_tag: z.optional(z.string()),
})
const plan = z.object({
	owner_worker_tag: z.string(),
	rules: z.array(z.looseObject({ matchers: z.tuple([z.object({ value: z.string() })]) })),
	catch_all_rules: z.array(z.looseObject({ target: z.string() })),
})

export type MailRule = z.infer<typeof rule> & { id: string }

const zoneId = 'f00dcafef00dcafef00dcafef00dcafe'

/**
 * Email Routing of one zone: its rules by address. `*@` and the zone is the catch-all, which a zone always has. A plan is
 * made as wrangler expects it: a rule of others in the way is a conflict, and one of this Worker that is not wanted is deleted.
 */
export function mailRules(rules: Record<string, MailRule>): Routes {
	const targetOf = (id: string) => Object.keys(rules).find((target) => rules[target]?.id === id) ?? ''
	const write = (target: string, body: Buffer) => {
		rules[target] = { id: rules[target]?.id ?? target, ...rule.parse(JSON.parse(body.toString())) }
		return rules[target]
	}
	const catchAll = () => Object.keys(rules).find((target) => target.startsWith('*@')) ?? ''
	return {
		'POST /accounts/:account/email/routing/rules/plan': ({ body }) => {
			const { owner_worker_tag: tag, rules: literals, catch_all_rules } = plan.parse(JSON.parse(body.toString()))
			const wanted = [
				...literals.map(({ matchers }) => matchers[0].value),
				...catch_all_rules.map(({ target }) => target),
			]
			const changes = wanted.flatMap((target) => {
				const remote = rules[target]
				if (remote?.owner_worker_tag === tag && remote.enabled) return []
				return remote?.enabled ? [{ type: 'conflict', target, remote }] : [{ type: 'added', target }]
			})
			const dropped = Object.entries(rules).flatMap(([target, remote]) =>
				remote.owner_worker_tag === tag && remote.enabled && !wanted.includes(target)
					? [{ type: 'deleted', target, remote }]
					: [],
			)
			return { zones: [{ zone_id: zoneId, zone_name: catchAll().slice(2), changes: [...changes, ...dropped] }] }
		},
		'PUT /zones/:zone/email/routing/rules/catch_all': ({ body }) => write(catchAll(), body),
		'PUT /zones/:zone/email/routing/rules/:id': ({ body, params: { id = '' } }) => write(targetOf(id), body),
		'DELETE /zones/:zone/email/routing/rules/:id': ({ params: { id = '' } }) => {
			delete rules[targetOf(id)]
			return {}
		},
	}
}
