import { beforeAll, describe, expect, test } from 'vitest'
import { publicBlogsQuery } from '#contracts/content/blogs.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { addApplication, listed } from '#tests/support/builders/careers/applications.ts'
import { listedJobs, openJob } from '#tests/support/builders/careers/jobs.ts'
import { blogCalls, visitorList } from '#tests/support/builders/published/blogs.ts'
import { askPublicly, caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf, type Publishable } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseWith } from '#tests/support/worker/faults.ts'
import { addStaff, signedInAs } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { openDatabase } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { listActiveBlogs } from '#worker/features/blogs/published-blogs.queries.ts'

const text = 'Café, a curly ‘quote’ and re\u2011use'
const other = 'Coffee without quotes, used once'

type Rows = Paged<Record<string, unknown>>
/** Adds both texts, and returns a search for words which returns what it finds. */
type Searched = () => Promise<(words: string) => Promise<unknown[]>>

const staffList =
	(kind: Publishable): Searched =>
	async () => {
		const { saved, list } = await callsOf(kind)
		for (const title of [text, other]) await saved({ ...kind.form(), [kind.title]: title })
		return async (words) => (await list({ [kind.search]: words })).content.map((row) => row[kind.title])
	}

const searches: Record<string, Searched> = {
	'the blogs of staff': staffList(blogCalls),
	'the public blog': async () => async (headingFilter) =>
		(await visitorList({ headingFilter })).content.map(({ heading }) => heading),
	'the news of staff': staffList(newsCalls),
	'the flyers of staff': staffList(flyerCalls),
	'the whitepapers of staff': staffList(whitepaperCalls),
	'the events of staff': staffList(eventCalls),
	'the case studies of staff': staffList(caseStudyCalls),
	'the public case studies': async () => async (title) => {
		const answer = await askPublicly('listcasestudiesbyfilter', { title })
		return ((await answer.json()) as Rows).content.map((row) => row.title)
	},
	users: async () => {
		for (const userName of [text, other]) await addStaff({ userName })
		const headers = await signedInAs(['UserListing'])
		return async (userName) => {
			const answer = await call('/api/usercontroller/getalluserdetails', { json: { userName }, headers })
			return ((await answer.json()) as Rows).content.map((row) => row.userName)
		}
	},
	'jobs by their location': async () => {
		for (const jobLocation of [text, other]) await openJob({ jobLocation })
		return async (jobLocation) => (await listedJobs({ jobLocation })).content.map((job) => job.jobLocation)
	},
	'applications by their location': async () => {
		const jobId = await openJob()
		for (const location of [text, other]) await addApplication({ jobId, location })
		return async (location) =>
			(await listed({ applicantLocation: location })).content.map((row) => row.applicantLocation)
	},
}

beforeAll(addLabels)

describe.each(Object.entries(searches))('a search in %s', (_, make) => {
	let search: Awaited<ReturnType<Searched>>
	beforeAll(async () => {
		search = await make()
	})

	test.each(['cafe', "curly 'quote'", 're-use'])(
		'for “%s” finds “Café”, “curly ‘quote’” and “re‑use”',
		async (words) => {
			expect(await search(words)).toEqual([text])
		},
	)

	test.each(['RE USE', 'reuse CAFÉ', '"quote" — curly', 'use, café', 'ｃａｆｅ'])(
		'for “%s” finds them, too',
		async (words) => {
			expect(await search(words)).toEqual([text])
		},
	)

	test.each(['cafe tea', 'cu%ly', 'c_fe', "' or '1'='1", '%', '_', '?!'])('for “%s” finds nothing', async (words) => {
		expect(await search(words)).toEqual([])
	})
})

test('until the cron has derived the key of an older row, a search finds it as before', async () => {
	const update = bindings.DB.prepare('update blogs set heading_key = ? where heading = ?')
	await update.bind(normalised(text), text).run()
	const found = async (headingFilter: string) => (await visitorList({ headingFilter })).content.length
	for (const words of ['CAFÉ', 'curly ‘quote’', 're\u2011use', 'a curly', 'quote café'])
		expect(await found(words), words).toBe(1)
})

test('a long search for hyphenated words stays below the hundred parameters of a statement of D1', async () => {
	const numbers: number[] = []
	const counted = databaseWith((session) => ({
		prepare(query) {
			const statement = session.prepare(query)
			const bind = (...values: unknown[]) => {
				numbers.push(values.length)
				return statement.bind(...values)
			}
			return { bind } as D1PreparedStatement
		},
		batch: (statements) => session.batch(statements),
	}))
	const words = Array.from({ length: 16 }, (_, index) => `É${index}-b`).join(' ')
	const query = publicBlogsQuery.parse({ headingFilter: words, categoryInt: 1, selectedTags: [1, 2, 3] })
	await listActiveBlogs(openDatabase(counted, 'primary'), async () => '', query)
	expect(numbers).toHaveLength(3)
	expect(Math.max(...numbers)).toBeGreaterThan(60)
	expect(Math.max(...numbers)).toBeLessThan(100)
})
