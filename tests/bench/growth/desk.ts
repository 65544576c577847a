import { referenceOf } from '#contracts/desks/reference.ts'
import { deskTabs } from '#contracts/enquiries/desk-states.ts'
import { staffHeaders, withServer, withStores } from '../server/server.ts'
import { growConversations } from './grow-conversations.ts'
import { type Ask, client } from './in-turns.ts'
import { tableOf } from './times-and-rows.ts'

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
			desk: {
				seen: { subject: 49_900, message: 149_500 },
				filter: { tab: 'open', owner: null, departmentId: null, text: 'trade finance' },
			},
		}),
		'report: months of a year': post('enquirydeskcontroller/report', { ...year, by: 'month' }),
		'report: landing pages of a year': post('enquirydeskcontroller/report', { ...year, by: 'landingPage' }),
		overview: get('dashboardcontroller/summary'),
	}
}

/** Measures the enquiry desk with 50,000 enquiries and 150,000 messages: its times and the rows that D1 reads. */
export const desk = () =>
	withServer(async (server) => {
		await withStores(server.own, ({ DB }) => growConversations(DB))
		const headers = await staffHeaders(server.origin)
		await tableOf(server, (origin) => questions(origin, headers), { rounds: 20, goal: 300 })
	})
