import { expect, test } from 'vitest'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import type { Database } from '#worker/data/db.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { listAuthors } from '#worker/features/blogs/authors.queries.ts'
import { listBlogs } from '#worker/features/blogs/blogs.queries.ts'
import { listNewestBlogs, listPriorityBlogs, readBlogsPage } from '#worker/features/blogs/published-blogs.queries.ts'
import { findStoredBlog } from '#worker/features/blogs/read-blog.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const everything = {
	pageNumber: 1,
	pageSize: 10,
	headingFilter: null,
	categoryInt: null,
	selectedTags: [],
	active: null,
}
const staff = (filter: object) => (db: Database) => listBlogs(db, mediaPath, { ...everything, ...filter })
const page = (filter: object) => (db: Database) => readBlogsPage(db, mediaPath, { ...everything, ...filter })

const byId = 'SEARCH blogs USING INTEGER PRIMARY KEY (rowid=?)'
const leaders = 'SEARCH blogs USING COVERING INDEX blogs_priority (active=? AND priority>? AND priority<?)'
const ofCategory = 'SEARCH blogs USING COVERING INDEX blogs_category (category_id=? AND active=?)'
const usedLabels = ['SEARCH blogs EXISTS USING COVERING INDEX blogs_category (category_id=? AND active=?)', byId]

test.each<[string, (db: Database) => Promise<unknown>, string[]]>([
	// The order of the ids is the order of the table.
	['all blogs for staff', staff({}), [byId, 'SCAN blogs']],
	[
		'active blogs for staff',
		staff({ active: true }),
		[byId, 'SEARCH blogs USING COVERING INDEX blogs_active_heading (active=?)'],
	],
	[
		'blogs with a word in their heading, for staff',
		staff({ headingFilter: 'backup' }),
		[byId, ...Array(2).fill('SCAN blogs USING COVERING INDEX blogs_active_heading')],
	],
	[
		'blogs of a category for staff',
		staff({ categoryInt: 1 }),
		[byId, ...Array(2).fill('SEARCH blogs USING COVERING INDEX blogs_category (category_id=?)')],
	],
	[
		'all blogs for visitors',
		page({}),
		[
			byId,
			leaders,
			byId,
			leaders,
			leaders,
			'SEARCH blogs USING INDEX blogs_newest (active=?)',
			// Of the blogs that are scheduled.
			byId,
			...usedLabels,
		],
	],
	[
		'blogs of a category for visitors',
		page({ categoryInt: 1 }),
		// The first part never runs: a filtered list has no leading blogs.
		[byId, 'SEARCH blogs USING INDEX blogs_priority (active=?)', byId, ...Array(4).fill(ofCategory), ...usedLabels],
	],
	['the newest blogs', (db) => listNewestBlogs(db, mediaPath, 9), ['SEARCH blogs USING INDEX blogs_newest (active=?)']],
	[
		'the priority blogs',
		(db) => listPriorityBlogs(db, mediaPath),
		['SEARCH blogs USING INDEX blogs_priority (active=? AND priority>? AND priority<?)'],
	],
	[
		'an article',
		(db) => findArticle(db, mediaPath, 1),
		[
			byId,
			byId,
			ofCategory,
			byId,
			'SEARCH blogs USING INDEX blogs_newest (active=? AND date<?)',
			byId,
			'SEARCH blogs USING INDEX blogs_newest (active=? AND date>?)',
			byId,
		],
	],
])('%s: found by an index, and read in full for one page alone', async (_, act, plans) => {
	const found = await plansOf(act)
	expect(found.filter((plan) => /^(SCAN|SEARCH) blogs\b/.test(plan))).toEqual(plans)
	const others = found.filter((plan) =>
		/^SCAN (?!blogs\b|candidates|json_each|blog_(categories|tags) USING INDEX)/.test(plan),
	)
	expect(others).toEqual([])
})

test('the authors: the next name and the newest blogs of each from indexes', async () => {
	const plans = await plansOf((db) => listAuthors(db, mediaPath))
	expect(plans.filter((plan) => /^(SCAN|SEARCH) (?!names|authors)/.test(plan))).toEqual([
		'SEARCH blogs USING COVERING INDEX blogs_author (author_name>?)',
		'SEARCH blogs USING COVERING INDEX blogs_author (author_name>?)',
		'SEARCH blogs USING COVERING INDEX blogs_author (author_name=?)',
		'SEARCH blogs USING INDEX blogs_portrait (author_name=?)',
		'SEARCH newest USING INTEGER PRIMARY KEY (rowid=?)',
		'SEARCH blogs USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN',
		'SEARCH portrait USING INDEX sqlite_autoindex_files_1 (key=?) LEFT-JOIN',
	])
})

test('an index finds the tags of each blog', async () => {
	for (const act of [staff({ selectedTags: [1] }), page({ selectedTags: [1] })]) {
		const plans = (await plansOf(act)).filter((plan) => plan.includes('tag_id=?'))
		expect(plans.length).toBeGreaterThan(1)
		for (const plan of plans) expect(plan).toMatch(/USING COVERING INDEX \w+ \((blog_id=\? AND tag_id=\?|tag_id=\?)\)/)
	}
})

test('a save finds its rows by ids', async () => {
	const plans = await plansOf((db) => findStoredBlog(db, { blogsId: 1, category: 1, tags: [1] }))
	expect(unindexed(plans)).toEqual([])
})
