import { middle, rounded } from '../measure.ts'
import { type BenchServer, clearance, staffHeaders, withServer, withStores } from '../server/server.ts'
import { applicationTimes } from './application-growth.ts'
import { growTo, publishables } from './grow-publishables.ts'

const sizes = [24, 1_000, 10_000]
const rounds = 40
const json = { 'Content-Type': 'application/json' }

type Ask = () => Promise<Response>
type Times = Record<string, number>

/** Measures response times as the number of published and received items grows. */
export const growth = () =>
	withServer(async (server) => {
		const measured: Times[] = []
		for (const size of sizes) {
			await withStores(server.own, ({ DB }) => growTo(DB, size))
			measured.push(await timesOf(await questions(server)))
		}
		console.table(compared(measured))
		console.log('\nAll flyers and whitepapers published: visitors get all of them, as specified, so no goal')
		console.table(await shelves(server))
		console.log('\nReceived applications')
		console.table(await applicationTimes(server))
	})

function compared(measured: readonly Times[]) {
	const [first = {}] = measured
	return Object.fromEntries(
		Object.entries(first).map(([name, few]) => {
			const each = measured.map((times) => times[name] ?? Number.NaN)
			const bySize = Object.fromEntries(sizes.map((size, index) => [size.toLocaleString('en'), each[index]]))
			return [name, { ...bySize, times: rounded((each.at(-1) ?? Number.NaN) / few, 2), goal: 2 }]
		}),
	)
}

async function questions({ origin, own }: BenchServer): Promise<Record<string, Ask>> {
	const staff = { ...json, ...(await staffHeaders(origin)) }
	const visitor = { ...json, ...(await clearance(origin)) }
	const ids = await withStores(own, ({ DB }) => firstIds(DB))
	const post = (headers: Record<string, string>, path: string, body: object) => () =>
		fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
	const get = (headers: Record<string, string>, path: string) => () => fetch(`${origin}/api/${path}`, { headers })
	// The page cache keeps no response to an unknown query, such as a search.
	const page = (path: string) => () => fetch(origin + path)
	return {
		'blogs: staff list': post(staff, 'blogscontroller/fetchAllBlogs', { active: true }),
		'blogs: staff list, searched': post(staff, 'blogscontroller/fetchAllBlogs', { headingFilter: 'backup' }),
		'blogs: staff details': get(staff, `blogscontroller/fetchblogsbyid/${ids.blogs}`),
		'blogs: page': page('/blog?rendered=anew'),
		'blogs: page, searched': page('/blog?search=the'),
		'blogs: page, searched in vain': page('/blog?search=zzzz'),
		'blogs: article': page(`/BlogView/${ids.blogs}?rendered=anew`),
		'blogs: call': post(visitor, 'public/blogscontroller/fetchAllBlogs', {}),
		'blogs: feed': page('/blog/rss.xml?rendered=anew'),
		'case studies: staff list': post(staff, 'casestudiescontroller/listcasestudies', {}),
		'case studies: page': page('/case-study?rendered=anew'),
		'case studies: page, searched': page('/case-study?search=the'),
		'case studies: details': page(`/CasestudyView/${ids.case_studies}?rendered=anew`),
		'news: staff list': post(staff, 'newscontroller/listnewsdetails', {}),
		'news: page': page('/news?rendered=anew'),
		'events: staff list': post(staff, 'eventscontroller/fetchAllEvents', {}),
		'events: page': page('/events?rendered=anew'),
		'events: event': page(`/EventsView/${ids.events}?rendered=anew`),
		'flyers: staff list': post(staff, 'flyerscontroller/listallflyers', {}),
		'whitepapers: staff list': post(staff, 'whitepaperscontroller/listallwhitepapers', {}),
		'resources: page': page('/resources?rendered=anew'),
		'audit log': post(staff, 'auditcontroller/listacts', {}),
	}
}

/** Returns the first public item of each kind. */
async function firstIds(db: D1Database): Promise<Record<string, number>> {
	const ids: Record<string, number> = {}
	for (const [table, { flag }] of Object.entries(publishables))
		ids[table] = (await db.prepare(`select min(id) as id from ${table} where ${flag} = 1`).first<number>('id')) ?? 0
	return ids
}

/** Requests take turns, so that other load on the machine slows all of them alike. */
async function timesOf(asked: Record<string, Ask>): Promise<Times> {
	const taken = new Map(Object.keys(asked).map((name): [string, number[]] => [name, []]))
	for (let round = 0; round < rounds; round += 1)
		for (const [name, ask] of Object.entries(asked)) taken.get(name)?.push(await timeOf(name, ask))
	return Object.fromEntries([...taken].map(([name, each]) => [name, rounded(middle(each), 1)]))
}

async function timeOf(name: string, ask: Ask): Promise<number> {
	const start = performance.now()
	const answer = await ask()
	await answer.arrayBuffer()
	if (!answer.ok || answer.redirected) throw new Error(`${name} is answered ${answer.status} by ${answer.url}`)
	return performance.now() - start
}

/** Measures the page and the call without paging, with 1,000 and 10,000 items of each kind. */
async function shelves({ origin, own }: BenchServer) {
	const headers = await clearance(origin)
	const asked: Record<string, Ask> = {
		'flyers: call': () => fetch(`${origin}/api/public/flyerscontroller/listAllPublishedFlyers`, { headers }),
		'resources: page': () => fetch(`${origin}/resources?rendered=anew`),
	}
	const table: Record<string, Times> = {}
	for (const published of [1_000, 10_000]) {
		await withStores(own, ({ DB }) =>
			DB.batch(
				['flyers', 'whitepapers'].map((name) => DB.prepare(`update ${name} set is_published = id <= ${published}`)),
			),
		)
		for (const [name, ask] of Object.entries(asked)) {
			const times: number[] = []
			for (let round = 0; round < 5; round += 1) times.push(await timeOf(name, ask))
			table[name] = { ...table[name], [`${published.toLocaleString('en')}, ms`]: rounded(middle(times)) }
		}
	}
	return table
}
