import { demoPassword } from '#scripts/demo/accounts.ts'
import { withLocalPlatform } from '#scripts/local-platform.ts'
import { type OwnServer, settingsOf, stateOf } from '#tests/support/own-server.ts'
import { middle } from './load.ts'

const manyBlogs = 10_000
const manyActs = 100_000
const requests = 60

type Times = Record<string, number>

/** Milliseconds of an answer, one request after the other, with the demo's blogs and with 10,000 and 100,000 audit rows. */
export async function growthTimes(origin: string, own: OwnServer): Promise<Record<string, Times>> {
	const few = await times(origin)
	await withLocalPlatform(({ DB }) => grow(DB), { state: stateOf(own), settings: settingsOf(own) })
	const many = await times(origin)
	return Object.fromEntries(
		Object.entries(few).map(([name, time]) => {
			const grown = many[name] ?? Number.NaN
			return [name, { '24 blogs': time, '10,000 blogs': grown, times: Number((grown / time).toFixed(2)), goal: 2 }]
		}),
	)
}

async function times(origin: string): Promise<Times> {
	const headers = { 'Content-Type': 'application/json', Authorization: await token(origin) }
	const staff = (path: string, body?: object) => () =>
		fetch(`${origin}/api/blogscontroller/${path}`, {
			method: body ? 'POST' : 'GET',
			headers,
			...(body ? { body: JSON.stringify(body) } : {}),
		})
	// A search is rendered anew each time.
	const page = (path: string) => () => fetch(origin + path)
	return {
		'staff list': await median(staff('fetchAllBlogs', { active: true })),
		'staff list, by heading': await median(staff('fetchAllBlogs', { headingFilter: 'backup' })),
		'staff details': await median(staff('fetchblogsbyid/5')),
		'public list, rendered': await median(page('/blog?search=the')),
		'article, rendered': await median(page('/BlogView/5?rendered=anew')),
	}
}

async function median(ask: () => Promise<Response>): Promise<number> {
	const taken: number[] = []
	for (let request = 0; request < requests; request += 1) {
		const start = performance.now()
		const answer = await ask()
		await answer.arrayBuffer()
		if (!answer.ok) throw new Error(`${answer.url} is answered ${answer.status}`)
		taken.push(performance.now() - start)
	}
	return Number(middle(taken).toFixed(1))
}

export async function token(origin: string): Promise<string> {
	const answer = await fetch(`${origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ userName: 'admin', password: demoPassword }),
	})
	const { refresh_token: bearer } = (await answer.json()) as { refresh_token: string }
	return bearer
}

const numbersTo = (most: number) =>
	`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most})`

/** Copies of the fifth blog with headings and dates of their own, each with two tags, and acts that nobody did. */
async function grow(db: D1Database): Promise<void> {
	const { results } = await db.prepare('select name from pragma_table_info(?)').bind('blogs').all<{ name: string }>()
	const own: Record<string, string> = {
		heading: "heading || ' ' || n",
		heading_key: "heading_key || ' ' || n",
		date: "date('2020-01-01', '+' || (n % 2000) || ' days')",
		priority: '0',
		category_id: '1 + n % 5',
	}
	const copied = results.map(({ name }) => name).filter((name) => name !== 'id')
	const values = copied.map((name) => own[name] ?? name)
	await db.batch([
		db.prepare(
			`${numbersTo(manyBlogs)} insert into blogs (${copied.join()}) select ${values.join()} from blogs, numbers where blogs.id = 5`,
		),
		db.prepare(
			'insert into blog_tag_links (blog_id, tag_id) select blogs.id, blog_tags.id from blogs, blog_tags where blogs.id > 24 and blog_tags.id in (1 + blogs.id % 12, 1 + (blogs.id + 5) % 12)',
		),
		db.prepare(
			`${numbersTo(manyActs)} insert into audit_log (at, actor_id, section, action, item_id, request_id) select '2025-01-01T00:00:00.000Z', 1, 'blogs', 'changed', n % 10000, 'bench' from numbers`,
		),
		db.prepare('update content_version set version = version + 1'),
	])
}
