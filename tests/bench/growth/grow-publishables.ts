/** A table `numbers` of the numbers `n` from 1. */
export const numbersTo = (most: number) =>
	`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most})`

/** How copies differ from their original row. `n` numbers them. */
type Own = Record<string, string>

type Kind = {
	/** The column that publishes an item. */
	flag: string
	own: Own
	/** Adds the related rows of copies that lack them. */
	after?: string
}

const titled: Own = { title: "title || ' ' || n" }
const dated = "date('2020-01-01', '+' || (n * 7 % 2000) || ' days')"

/** Visitors see all flyers and whitepapers, so their copies are drafts. */
const publishables: Record<string, Kind> = {
	blogs: {
		flag: 'active',
		own: { heading: "heading || ' ' || n", heading_key: "heading_key || ' ' || n", date: dated, priority: '0' },
		after: `insert into blog_tag_links (blog_id, tag_id) select blogs.id, blog_tags.id from blogs, blog_tags
			where blogs.id not in (select blog_id from blog_tag_links) and blog_tags.id in (1 + blogs.id % 12, 1 + (blogs.id + 5) % 12)`,
	},
	case_studies: {
		flag: 'is_published',
		own: { ...titled, title_key: "title_key || ' ' || n", published_date: dated },
	},
	news: { flag: 'is_published', own: { ...titled, published_date: dated } },
	events: {
		flag: 'is_published',
		own: {
			...titled,
			starts_at: "strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '+' || (n * 7 % 2000) || ' days')",
			ends_at: 'null',
		},
		after: `insert into event_pictures (event_id, place, file_key, alt) select events.id, place, file_key, alt
			from events join event_pictures on event_pictures.event_id = (select min(event_id) from event_pictures)
			where events.id not in (select event_id from event_pictures)`,
	},
	flyers: { flag: 'is_published', own: { ...titled, is_published: '0' } },
	whitepapers: { flag: 'is_published', own: { ...titled, is_published: '0' } },
}

/** Copies the published demo items up to `count` of each kind, and adds ten audit rows for each blog. */
export async function growTo(db: D1Database, count: number): Promise<void> {
	for (const [table, kind] of Object.entries(publishables)) await growTable(db, table, kind, count)
	await db.batch([
		db.prepare(
			`${numbersTo(10 * count)} insert into audit_log (at, actor_id, section, action, item_id, request_id)
			select '2025-01-01T00:00:00.000Z', 1, 'blogs', 'changed', n % ${count}, 'bench' from numbers`,
		),
		db.prepare('update content_version set version = version + 1'),
	])
}

async function growTable(db: D1Database, table: string, { flag, own, after }: Kind, count: number): Promise<void> {
	const present = await db.prepare(`select count(*) as n from ${table}`).first<number>('n')
	const missing = count - (present ?? 0)
	if (missing <= 0) return
	const { results } = await db.prepare('select name from pragma_table_info(?)').bind(table).all<{ name: string }>()
	const columns = results.map(({ name }) => name).filter((name) => name !== 'id')
	const values = columns.map((name) => own[name] ?? name)
	await db
		.prepare(
			`${numbersTo(missing)}, sources(place, source) as (
				select row_number() over (order by id) - 1, id from (select id from ${table} where ${flag} = 1 order by id limit 12))
			insert into ${table} (${columns.join()}) select ${values.join()}
			from numbers join sources on place = n % (select count(*) from sources) join ${table} on id = source`,
		)
		.run()
	if (after) await db.prepare(after).run()
}

/** Returns the first public item of each kind. */
export async function firstIds(db: D1Database): Promise<Record<string, number>> {
	const ids: Record<string, number> = {}
	for (const [table, { flag }] of Object.entries(publishables))
		ids[table] = (await db.prepare(`select min(id) as id from ${table} where ${flag} = 1`).first<number>('id')) ?? 0
	return ids
}
