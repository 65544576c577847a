import type { SearchQuestion } from '#contracts/operations/search.ts'
import { openDatabase } from '#worker/data/db.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { staffHeaders, withServer, withStores } from '../server/server.ts'
import { growTo } from './grow-publishables.ts'
import { client } from './in-turns.ts'
import { tableOf } from './times-and-rows.ts'

const manyItems = 10_000
const characters = 3_000
/** A user may search 120 times a minute. */
const rounds = 18

/** The column with the long text of each kind. */
const texts = {
	blogs: 'content',
	case_studies: 'description',
	news: 'description',
	events: 'description',
	flyers: 'description',
	whitepapers: 'description',
}

const questions: Record<string, SearchQuestion> = {
	'titles, a frequent word': { in: 'titles', text: 'the' },
	'titles, two words': { in: 'titles', text: 'backup 12' },
	'titles, in vain': { in: 'titles', text: 'zzzz' },
	'texts, a frequent word': { in: 'texts', text: 'quay' },
	'texts, two words': { in: 'texts', text: 'quay 1234' },
	'texts, in vain': { in: 'texts', text: 'zzzz' },
}

/** Measures the search of an Admin among 10,000 items of 3 KB: its times and the rows that D1 reads. */
export const searching = () =>
	withServer(async (server) => {
		await withStores(server.own, async ({ DB }) => {
			const kinds = Object.entries(texts)
			await growTo(DB, Math.ceil(manyItems / kinds.length))
			const padding = 'By the quay a crane turns. '.repeat(characters / 20)
			for (const [table, column] of kinds)
				await DB.prepare(`update ${table} set ${column} = substr(${column} || ' ' || id || ' ' || ?, 1, ?)`)
					.bind(padding, characters)
					.run()
			await reindex(openDatabase(DB, 'primary'))
		})
		const headers = await staffHeaders(server.origin)
		const cases = (origin: string) => {
			const { post } = client(origin, headers)
			return Object.fromEntries(
				Object.entries(questions).map(([name, question]) => [name, post('searchcontroller/search', question)]),
			)
		}
		await tableOf(server, cases, { rounds, goal: 300 })
	})
