import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { lostRules, requireConsent, takeOverRules } from '#scripts/deploy/mail-rules.ts'
import { ApiError, serveApi } from '#tests/support/cloudflare/api.ts'
import { type MailRule, mailRules } from '#tests/support/cloudflare/mail-rules.ts'

const forward = { enabled: true, source: 'api', actions: [{ type: 'forward', value: ['office@moonlit.dev'] }] }
const toWorker = {
	enabled: true,
	source: 'wrangler',
	owner_worker_tag: 'tag',
	actions: [{ type: 'worker', value: ['moonlit'] }],
}

const rules: Record<string, MailRule> = {}
const api = await serveApi({
	...mailRules(rules),
	'GET /accounts/:account/workers/services/:name': ({ params: { name } }) => {
		if (name !== 'moonlit') throw new ApiError(404, 10007, 'This Worker does not exist on your account.')
		return { default_environment: { script: { tag: 'tag' } } }
	},
})
afterAll(() => api.stop())

beforeEach(() => {
	vi.stubEnv('CLOUDFLARE_API_BASE_URL', api.origin)
	vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a token of the stand-in')
	vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
	for (const target of Object.keys(rules)) delete rules[target]
})

const catchAll = '*@moonlit.dev'
const lost = () => lostRules('moonlit', [catchAll])

test('rules of others are lost; an absent, a disabled and an own one are not', async () => {
	expect(await lost()).toEqual([])
	rules[catchAll] = { id: 'c', ...forward, enabled: false }
	expect(await lost()).toEqual([])
	rules[catchAll] = { id: 'c', ...toWorker }
	expect(await lost()).toEqual([])
	rules[catchAll] = { id: 'c', ...forward }
	expect(await lost()).toMatchObject([{ type: 'conflict', target: catchAll }])
})

test('a Worker that does not exist yet has no plan', async () => {
	rules[catchAll] = { id: 'c', ...forward }
	expect(await lostRules('new', [catchAll])).toEqual([])
})

test('without addresses the rules of the Worker are lost, and taking over removes them', async () => {
	rules[catchAll] = { id: 'c', ...toWorker }
	rules['sales@moonlit.dev'] = { id: 's', ...toWorker }
	const found = await lostRules('moonlit', [])
	await expect(requireConsent(found, { takeOver: false, ask: null })).rejects.toThrow(
		`${catchAll}: deleted, now worker moonlit`,
	)
	await takeOverRules(found)
	expect(rules).toEqual({ [catchAll]: { id: 'c', enabled: false, source: 'api', actions: [{ type: 'drop' }] } })
})

test('a token without the right ends with one sentence', async () => {
	api.refuse(/email/)
	await expect(lost()).rejects.toThrow(
		'The rules of Email Routing cannot be read or changed: Authentication error [code: 10000]. docs/deploying.md names the rights',
	)
	api.refuse(null)
})

test('a terminal is asked; without one the refusal names the step', async () => {
	rules[catchAll] = { id: 'c', ...forward }
	const found = await lost()
	const ask = vi.fn<(question: string) => Promise<string>>()
	for (const [answer, agrees] of [
		['y', true],
		['Yes ', true],
		['', false],
		['n', false],
	] as const) {
		ask.mockResolvedValueOnce(answer)
		const asked = requireConsent(found, { takeOver: false, ask })
		await (agrees ? asked : expect(asked).rejects.toThrow('npm run deploy -- --take-over'))
		expect(ask.mock.lastCall?.[0]).toContain(`${catchAll}: to this Worker, now forward office@moonlit.dev`)
	}
	await expect(requireConsent(found, { takeOver: false, ask: null })).rejects.toThrow('npm run deploy -- --take-over')
	ask.mockClear()
	await requireConsent(found, { takeOver: true, ask })
	await requireConsent([], { takeOver: false, ask })
	expect(ask).not.toHaveBeenCalled()
})
