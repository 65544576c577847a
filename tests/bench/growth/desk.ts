import { referenceOf } from '#contracts/desks/reference.ts'
import { deskTabs } from '#contracts/enquiries/desk-states.ts'
import { middle, quantile, rounded } from '../measure.ts'
import { rowsReadHeader, withRowCounts } from '../server/counted-server.ts'
import { staffHeaders, withServer, withStores } from '../server/server.ts'
import { growConversations } from './grow-conversations.ts'
import { type Ask, answerTo, client, inTurns } from './in-turns.ts'

const rounds = 20
const anEnquiry = 25_000

function questions(origin: string, headers: Record<string, string>): Record<string, Ask> {
	const { get, post } = client(origin, headers)
	const list = (query: object) => post('enquirydeskcontroller/list', { tab: 'all', ...query })
	const year = { from: '2026-01-01', to: '2026-12-31' }
	return {
		...Object.fromEntries(deskTabs.map((tab) => [`list: ${tab}`, list({ tab })])),
		'list: open, mine': list({ tab: 'open', owner: 'mine' }),
		'list: done, of a department': list({ tab: 'done', departmentId: 2 }),
		'list: done, page 100': list({ tab: 'done', pageNumber: 100 }),
		'search: a frequent word': list({ text: 'the' }),
		'search: a rare word': list({ text: 'documents' }),
		'search: two words': list({ text: 'trade finance' }),
		'search: an organisation': list({ text: 'lagoon 4321' }),
		'search: in vain': list({ text: 'zzzz' }),
		'search: in vain, of all times': list({ text: 'zzzz', allTime: true }),
		'search: a reference': list({ text: referenceOf(anEnquiry) }),
		'search: open, a frequent word': list({ tab: 'open', text: 'the' }),
		conversation: get(`enquirydeskcontroller/conversation/${anEnquiry}`),
		'count of what came': post('enquirydeskcontroller/newcount', {}),
		'count of what came to an open list': post('enquirydeskcontroller/newcount', {
			desk: { seen: { enquiry: 49_900, message: 149_500 }, filter: { tab: 'open', text: 'trade finance' } },
		}),
		'report: months of a year': post('enquirydeskcontroller/report', { ...year, by: 'month' }),
		'report: landing pages of a year': post('enquirydeskcontroller/report', { ...year, by: 'landingPage' }),
		overview: get('dashboardcontroller/summary'),
	}
}

/** Measures the enquiry desk with 50,000 enquiries and 150,000 messages: its times and the rows that D1 reads. */
export const desk = () =>
	withServer(async ({ origin, own }) => {
		await withStores(own, ({ DB }) => growConversations(DB))
		const headers = await staffHeaders(origin)
		const times = await inTurns(questions(origin, headers), rounds)
		const rows: Record<string, number> = {}
		await withRowCounts(own, async (counted) => {
			for (const [name, ask] of Object.entries(questions(counted, headers)))
				rows[name] = Number((await answerTo(name, ask)).headers.get(rowsReadHeader))
		})
		console.table(
			Object.fromEntries(
				Object.entries(times).map(([name, each]) => [
					name,
					{
						'p50, ms': rounded(middle(each), 1),
						'p95, ms': rounded(quantile(each, 0.95), 1),
						'rows read': rows[name],
						goal: 300,
					},
				]),
			),
		)
	})
