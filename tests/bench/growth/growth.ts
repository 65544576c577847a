import { middle, rounded } from '../measure.ts'
import { type BenchServer, clearance, staffHeaders, withServer, withStores } from '../server/server.ts'
import { applicationTimes } from './application-growth.ts'
import { firstIds, growTo } from './grow-publishables.ts'
import { type Ask, client, inTurns, mediansInTurns, type Times } from './in-turns.ts'

const sizes = [24, 1_000, 10_000]
const rounds = 40

/** Measures response times as the number of published and received items grows. */
export const growth = () =>
	withServer(async (server) => {
		const measured: Times[] = []
		for (const size of sizes) {
			await withStores(server.own, ({ DB }) => growTo(DB, size))
			measured.push(await mediansInTurns(await questions(server), rounds))
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
	const staff = client(origin, await staffHeaders(origin))
	const { post, page } = client(origin, await clearance(origin))
	const ids = await withStores(own, ({ DB }) => firstIds(DB))
	return {
		'blogs: staff list': staff.post('blogscontroller/fetchAllBlogs', { active: true }),
		'blogs: staff list, searched': staff.post('blogscontroller/fetchAllBlogs', { headingFilter: 'backup' }),
		'blogs: staff details': staff.get(`blogscontroller/fetchblogsbyid/${ids.blogs}`),
		'blogs: page': page('/blog?rendered=anew'),
		'blogs: page, searched': page('/blog?search=the'),
		'blogs: page, searched in vain': page('/blog?search=zzzz'),
		'blogs: article': page(`/BlogView/${ids.blogs}?rendered=anew`),
		'blogs: call': post('public/blogscontroller/fetchAllBlogs', {}),
		'blogs: feed': page('/blog/rss.xml?rendered=anew'),
		'case studies: staff list': staff.post('casestudiescontroller/listcasestudies', {}),
		'case studies: page': page('/case-study?rendered=anew'),
		'case studies: page, searched': page('/case-study?search=the'),
		'case studies: details': page(`/CasestudyView/${ids.case_studies}?rendered=anew`),
		'news: staff list': staff.post('newscontroller/listnewsdetails', {}),
		'news: page': page('/news?rendered=anew'),
		'events: staff list': staff.post('eventscontroller/fetchAllEvents', {}),
		'events: page': page('/events?rendered=anew'),
		'events: event': page(`/EventsView/${ids.events}?rendered=anew`),
		'flyers: staff list': staff.post('flyerscontroller/listallflyers', {}),
		'whitepapers: staff list': staff.post('whitepaperscontroller/listallwhitepapers', {}),
		'resources: page': page('/resources?rendered=anew'),
		'audit log': staff.post('auditcontroller/listacts', {}),
	}
}

/** Measures the page and the call without paging, with 1,000 and 10,000 items of each kind. */
async function shelves({ origin, own }: BenchServer) {
	const { get, page } = client(origin, await clearance(origin))
	const asked: Record<string, Ask> = {
		'flyers: call': get('public/flyerscontroller/listAllPublishedFlyers'),
		'resources: page': page('/resources?rendered=anew'),
	}
	const table: Record<string, Times> = {}
	for (const published of [1_000, 10_000]) {
		await withStores(own, ({ DB }) =>
			DB.batch(
				['flyers', 'whitepapers'].map((name) => DB.prepare(`update ${name} set is_published = id <= ${published}`)),
			),
		)
		for (const [name, times] of Object.entries(await inTurns(asked, 5)))
			table[name] = { ...table[name], [`${published.toLocaleString('en')}, ms`]: rounded(middle(times)) }
	}
	return table
}
