import { setTimeout as wait } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import { contactPosts } from './contact-posts.ts'
import { editArticle, editedArticle } from './edited-article.ts'
import { type Extent, type Load, type Measured, measure, medianOf, rounded } from './measure.ts'
import { clearance, renderedPages, staffHeaders, staticFile, withServer } from './server/server.ts'

const rounds = 3
const secondsOfRound = 6
const few = 16
const many = 64
const json = { 'Content-Type': 'application/json' }

/** Pages that show rows. */
const databaseDocuments = {
	'contact page': '/contact',
	'blog, first page': '/blog',
	article: `/BlogView/${editedArticle}`,
	'events, first page': '/events',
	'open jobs': '/careers',
}
/** Measures pages, reading calls and contact posts as shares of a static file in the same run. */
export const load = () =>
	withServer(async ({ origin }) => {
		console.log(`\n${few} connections, ${rounds} rounds of ${secondsOfRound} s, medians`)
		console.table(await sharesOf(origin, few))
		console.log(`\n${many} connections for 30 s on all documents in turn, an article being edited every 5 s`)
		console.table([await longLoad(origin)])
		console.log(`\n${many} connections, ${rounds} rounds of ${secondsOfRound} s, medians`)
		console.table(await sharesOf(origin, many))
		console.log('\nContact posts, each with its own key and address: every answer 200 is one row, and none is two')
		console.table(await contactPosts(origin))
	})

async function sharesOf(origin: string, connections: number) {
	const measured = new Map<string, Measured[]>()
	for (let round = 0; round < rounds; round += 1) {
		for (const each of await loads(origin, connections)) {
			const extent: Extent = { connections: each.visitors?.length ?? connections, seconds: secondsOfRound }
			const before = measured.get(each.name) ?? []
			measured.set(each.name, [...before, await measure(origin, each, extent)])
		}
		await editArticle(origin)
	}
	const medians = [...measured.values()].map(medianOf)
	const faulty = medians.filter(({ refused, errors }) => refused + errors > 0).map(({ name }) => name)
	if (faulty.length > 0) console.error(`Not every answer was 200: ${faulty.join(', ')}`)
	const floor = medians[0]?.perSecond ?? 1
	return Object.fromEntries(
		medians.map(({ name, perSecond, p50, p99, refused, errors, megabytes }) => [
			name,
			{
				'per second': rounded(perSecond),
				'of static': rounded(perSecond / floor, 2),
				p50,
				p99,
				refused,
				errors,
				'workerd MB': megabytes,
			},
		]),
	)
}

async function loads(origin: string, connections: number): Promise<Load[]> {
	const visitor = await clearance(origin)
	return [
		{ name: 'static file, 8 KB', path: staticFile },
		...renderedPages.map(({ name, path }) => ({ name, path })),
		...Object.entries(databaseDocuments).map(([name, path]) => ({ name, path })),
		{ name: 'departments', path: '/api/public/contactuscontroller/viewDepartments', headers: visitor },
		{
			name: 'list of blogs',
			path: '/api/public/blogscontroller/fetchAllBlogs',
			method: 'POST',
			headers: { ...json, ...visitor },
			body: '{}',
		},
		{
			name: 'jobs by page, as staff',
			path: '/api/careerscontroller/getalljobdetails',
			method: 'POST',
			headers: { ...json, ...(await staffHeaders(origin)) },
			body: '{"pageNumber":2,"size":5}',
		},
		...(connections === few ? [signIns] : []),
	]
}

/** One account and one address for each connection: more than five simultaneous attempts lock an account. */
const signIns: Load = {
	name: 'login',
	path: '/api/authcontroller/login',
	method: 'POST',
	headers: json,
	visitors: demoAccounts.map(({ userName }, index) => ({
		headers: { 'CF-Connecting-IP': `198.51.100.${index + 1}` },
		body: JSON.stringify({ userName, password: demoPassword }),
	})),
}

async function longLoad(origin: string) {
	const path = [...renderedPages.map(({ path }) => path), ...Object.values(databaseDocuments)]
	const ending = new AbortController()
	const [{ accepted, p50, p99, refused, errors, megabytes }, edits] = await Promise.all([
		measure(origin, { name: 'documents', path }, { connections: many, seconds: 30 }).finally(() => ending.abort()),
		editUntil(origin, ending.signal),
	])
	return { answered: accepted, p50, p99, refused, errors, 'workerd MB': megabytes, edits }
}

async function editUntil(origin: string, ended: AbortSignal): Promise<number> {
	for (let edits = 0; ; edits += 1) {
		await wait(5_000, null, { signal: ended }).catch(() => null)
		if (ended.aborted) return edits
		await editArticle(origin)
	}
}
