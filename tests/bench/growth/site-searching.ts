import { fillFilePages } from '#scripts/search/fill-file-pages.ts'
import { openDatabase } from '#worker/data/db.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { nextAddress } from '../contact-posts.ts'
import { middle, quantile, rounded } from '../measure.ts'
import { withServer, withStores } from '../server/server.ts'
import { growPdfs } from './grow-pdfs.ts'
import { growTo } from './grow-publishables.ts'
import { tableOf } from './times-and-rows.ts'

const itemsOfKind = Math.ceil(10_000 / 6)
const [pdfs, pagesOfPdf] = [1_000, 10]
/** Each search is asked this often. */
const rounds = 3

/** Ten searches of each sort. */
const searches: Record<string, readonly string[]> = {
	'frequent words': ['bank', 'paper', 'the', 'record', 'file', 'day', 'page', 'letter', 'document', 'customer'],
	'words of titles': [
		...['trade finance', 'video kyc', 'office note', 'three-way match', 'retention rule', 'screen reader 120'],
		...['ckyc connector', 'records day', 'loan files', 'apprentices'],
	],
	prefixes: ['tr', 'ret', 'invo', 'corr', 'a', 'onb', 'ma', 'acc', 'doc', 'kyc ref'],
	'words of PDFs': [
		...['sheet 4321', 'sheet 77', 'bill of lading', 'tolerance per cent', 'municipal petitions', 'second site minutes'],
		...['electronic trade documents', 'index fields', 'checklist', 'supplier receipt order'],
	],
	'in vain, with a typing error': [
		...['zzzz', 'retension', 'corespondence', 'technical writr', 'committe papres', 'lihgthouse', 'vacancies'],
		...['brochurs', 'prizes of clouds', 'qwertz uiop'],
	],
	'other scripts and accidents': [
		...['കൊച്ചി', 'പ്രമാണം', 'مؤتمر', '東京', 'trade AND finance OR', '"trade finance"', "o'brien; drop table", '%', 'a*'],
		'every paper '.repeat(40),
	],
}

/** Measures what visitors wait for a search of 10,000 items and 1,000 PDFs, and the rows that D1 reads. */
export const siteSearching = () =>
	withServer(async (server) => {
		await withStores(server.own, async ({ DB, MEDIA }) => {
			const db = openDatabase(DB, 'primary')
			await fillFilePages(db, MEDIA)
			await growTo(DB, itemsOfKind)
			await growPdfs(DB, pdfs, pagesOfPdf)
			await reindex(db)
		})
		const cases = (origin: string) => {
			return Object.fromEntries(
				Object.entries(searches).map(([name, texts]) => {
					let asked = 0
					const next = () => encodeURIComponent(texts[asked++ % texts.length] ?? '')
					// An own address for each, so that none counts as a flood.
					return [name, () => fetch(`${origin}/search?q=${next()}`, { headers: { 'CF-Connecting-IP': nextAddress() } })]
				}),
			)
		}
		const all = Object.values(await tableOf(server, cases, { rounds: 10 * rounds, goal: 300 })).flat()
		console.log(`All: median ${rounded(middle(all))} ms, p95 ${rounded(quantile(all, 0.95))} ms`)
	})
