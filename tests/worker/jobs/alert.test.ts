import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deployed, emptyTables } from '#tests/support/pages/site.ts'
import { logged } from '#tests/support/worker/console.ts'
import { db } from '#tests/support/worker/staff.ts'
import { healthAlerts } from '#worker/features/health/health-alerts.table.ts'
import { runJobs } from '#worker/jobs/run.ts'

const ALERT_WEBHOOK = 'https://hooks.chat.test/services/canary'

/** A webhook that gives these answers in turn; the last one repeats. Returns the recorded posts. */
function webhook(...answers: (() => Promise<Response>)[]) {
	const posts: { url: string; body: unknown }[] = []
	const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
		posts.push({ url: String(url), body: JSON.parse(String(init?.body)) })
		const answer = answers[Math.min(posts.length, answers.length) - 1]
		return answer ? answer() : new Response('ok')
	})
	onTestFinished(() => fetched.mockRestore())
	return posts
}

const unreachable = { head: () => Promise.reject(new Error('head: Internal error (10001)')) } as unknown as R2Bucket
const healthy = { ...deployed, ALERT_WEBHOOK }
const broken = {
	...healthy,
	MEDIA: { ...unreachable, list: async () => ({ objects: [], truncated: false }) } as unknown as R2Bucket,
}

beforeEach(async () => {
	await emptyTables()
	await db.delete(healthAlerts)
})

test('the webhook is told once that something is down, and once that all is up again', async () => {
	const posts = webhook()
	for (const site of [healthy, broken, broken, broken, healthy, healthy]) await runJobs(site)
	const at = expect.stringMatching(/^20\d\d-\d\d-\d\dT/)
	expect(posts).toEqual([
		{
			url: ALERT_WEBHOOK,
			body: {
				text: 'www.moonlit.dev is down: media. See https://www.moonlit.dev/health',
				status: 'down',
				down: ['media'],
				environment: 'production',
				at,
			},
		},
		{
			url: ALERT_WEBHOOK,
			body: { text: 'www.moonlit.dev is up again.', status: 'up', down: [], environment: 'production', at },
		},
	])
})

test('another part that goes down is told too', async () => {
	const posts = webhook()
	for (const site of [broken, { ...broken, TURNSTILE_SITE_KEY: '' }, broken]) await runJobs(site)
	expect(posts.map(({ body }) => body)).toMatchObject([
		{ down: ['media'] },
		{ down: ['media', 'settings'] },
		{ down: ['media'] },
	])
})

test('a post that fails is repeated by the next run, and the log has no address', async () => {
	const posts = webhook(
		() => Promise.reject(new TypeError(`cannot reach ${ALERT_WEBHOOK}`)),
		async () => new Response('canary', { status: 500 }),
		async () => new Response('ok'),
	)
	for (let runs = 0; runs < 5; runs += 1) await runJobs(broken)
	expect(posts).toHaveLength(3)
	const lines = logged('error').map((line) => JSON.parse(line))
	expect(lines).toEqual([
		{ level: 'error', event: 'alert.not-sent', status: 'down', cause: 'TypeError' },
		{ level: 'error', event: 'alert.not-sent', status: 'down', cause: 'HTTP 500' },
	])
})

test('a webhook that is no https address is told nothing', async () => {
	const posts = webhook()
	await runJobs({ ...broken, ALERT_WEBHOOK: 'http://hooks.chat.test/canary' })
	expect(posts).toEqual([])
	expect(logged('error').join()).toContain('"cause":"ALERT_WEBHOOK"')
	await runJobs({ ...broken, ALERT_WEBHOOK: undefined })
	expect(await db.$count(healthAlerts)).toBe(0)
})
