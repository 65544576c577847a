import { numbersTo } from './grow-publishables.ts'

const enquiries = 20_000
const drafts = 2_000
const trashed = 200
/** Rows of a statement. Those of revisions make 50 MB. */
const rowsAtOnce = 10_000

const minutesAgo = (minutes: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('%+.0f minutes', -(${minutes})))`

/** Two years, with half of the rows in the last six months and 1,700 of 100,000 in the last five hours. */
const agesOf = (place: string, count: number) => `${place} * 1.0 * ${place} / (1.0 * ${count} * ${count}) * 1051200`

/** Items with revisions, and how many each one has: 100,000 in all. */
const histories = [
	{ kind: 'blogs', text: 'content', items: 5_000, each: 12 },
	{ kind: 'news', text: 'description', items: 3_000, each: 12 },
	{ kind: 'caseStudies', text: 'description', items: 1_000, each: 4 },
] as const

/** Fills what staff work with: contact requests, revisions, drafts, the trash, and an audit log of the last two years. */
export async function growDesk(db: D1Database): Promise<void> {
	await growEnquiries(db)
	for (const history of histories) await growRevisions(db, history)
	await growDrafts(db)
	await growTrash(db)
	await spreadAudit(db)
}

const growEnquiries = (db: D1Database) =>
	db
		.prepare(
			`${numbersTo(enquiries)} insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at)
			select old.name, old.organization || ' ' || n, 1 + n % (select count(*) from departments), old.email_id,
				old.phone_no, old.message, ${minutesAgo(agesOf('n', enquiries))}
			from numbers join enquiries as old on old.id = 1 + n % 40`,
		)
		.run()

/** Copies the demo's revisions of a kind, each with 5 KB and its own number. */
async function growRevisions(db: D1Database, { kind, text, items, each }: (typeof histories)[number]) {
	const padded = `json_set(form_values, '$.${text}', json_extract(form_values, '$.${text}') ||
		'<p>' || substr(replace(hex(zeroblob(2500)), '00', 'ab '), 1, max(0, 5000 - length(form_values))) || '</p>')`
	for (let from = 0; from < items * each; from += rowsAtOnce) {
		const place = `(n - 1 + ${from})`
		await db
			.prepare(
				`${numbersTo(Math.min(rowsAtOnce, items * each - from))},
				sources(place, source) as (select row_number() over (order by id) - 1, id from revisions where kind = ? and number = 1 and item_id < 20)
				insert or ignore into revisions (kind, item_id, number, version, act, at, actor_id, actor_name, fields, form_values, files)
				select kind, 1 + ${place} / ${each}, 1 + ${place} % ${each}, 1 + ${place} % ${each}, 'changed',
					${minutesAgo(`1000000 - ${place} % ${each} * 80000`)}, actor_id, actor_name, '["${text}"]', ${padded}, files
				from numbers join sources on place = n % (select count(*) from sources) join revisions on id = source`,
			)
			.bind(kind)
			.run()
	}
}

/** Half of them belong to a saved blog, the others are new blogs and news. */
const growDrafts = (db: D1Database) =>
	db
		.prepare(
			`${numbersTo(drafts)} insert into drafts (kind, item_id, base_version, title, form_id, created_at, created_by, updated_at, updated_by, form_values, files)
			select kind, iif(kind = 'blogs' and n % 4 < 2, n, null), iif(kind = 'blogs' and n % 4 < 2, 1, null), 'Draft ' || n,
				'bench-' || n, ${minutesAgo('n * 20')}, 1 + n % 11, ${minutesAgo('n * 19')}, 1 + n % 11, form_values, files
			from numbers join revisions on kind = iif(n % 4 = 3, 'news', 'blogs') and item_id = n and number = 2`,
		)
		.run()

const growTrash = (db: D1Database) =>
	db
		.prepare(
			`${numbersTo(trashed)} insert into trash (kind, item_id, title, title_key, deleted_at, deleted_by_id, deleted_by, was_published, due_at, rows)
			select 'blogs', 1000000 + n, 'Deleted ' || n, 'deleted ' || n, ${minutesAgo('n * 150')}, 1, 'Nila Varrier', 0,
				${minutesAgo('n * 150 - 43200')}, json_object('content', form_values)
			from numbers join revisions on kind = 'blogs' and item_id = n and number = 2`,
		)
		.run()

/** Gives the entries of `growTo` a time, an actor, a section and a change; the newest twenty change a text of 5,000 words. */
async function spreadAudit(db: D1Database): Promise<void> {
	const article = "(select group_concat(content, '') from (select content from blogs order by id limit 8))"
	const sections = "json_array('blogs', 'news', 'caseStudies', 'events', 'account', 'applications')"
	await db.batch([
		db.prepare(
			`update audit_log set at = ${minutesAgo(agesOf('(100000 - id % 100000)', 100_000))}, actor_id = 1 + id % 11,
				actor_name = (select user_name from users where users.id = 1 + audit_log.id % 11),
				section = json_extract(${sections}, '$[' || (id % 6) || ']'),
				changes = json_object('heading', json_array('Before ' || id, 'After ' || id))
			where request_id = 'bench'`,
		),
		db.prepare(
			`update audit_log set section = 'blogs', changes = json_object('content', json_array(${article}, ${article} || '<p>More.</p>'))
			where id in (select id from audit_log order by at desc limit 20)`,
		),
	])
}
