import { numbersTo } from './grow-publishables.ts'

/** Rows of a statement. Their texts and keys make about 4 MB. */
const pagesAtOnce = 1_000
const keyOf = (n: string) => `printf('00000000-0000-4000-8000-%012d', ${n})`

/** Publishes flyers and whitepapers, and gives `count` of the latter a PDF of `pages` pages with the texts of the demo's PDFs. */
export async function growPdfs(db: D1Database, count: number, pages: number): Promise<void> {
	await db.batch([
		db.prepare('update flyers set is_published = 1'),
		db.prepare('update whitepapers set is_published = 1'),
		db.prepare(
			`${numbersTo(count)} insert into files (key, bucket, state, name, type, size, sha256, shown, created_at)
			select ${keyOf('n')}, 'media', 'live', 'bench.pdf', 'application/pdf', 200000, printf('%064d', n), 1,
				strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '-' || n || ' hours') from numbers`,
		),
		db.prepare(
			`${numbersTo(count)}, papers(place, id) as (select row_number() over (order by id desc), id from whitepapers)
			insert into file_holders (holder, holder_id, file_key, shown) select 'whitepapers', papers.id, ${keyOf('n')}, 1
			from numbers join papers on place = n`,
		),
	])
	for (let from = 0; from < count * pages; from += pagesAtOnce) {
		const place = `(n - 1 + ${from})`
		await db
			.prepare(
				`${numbersTo(Math.min(pagesAtOnce, count * pages - from))},
				sources(place, source) as (select row_number() over (order by file_key, page) - 1, rowid from file_pages
					where file_key not like '00000000-%')
				insert into file_pages (file_key, page, text, key)
				select ${keyOf(`1 + ${place} / ${pages}`)}, 1 + ${place} % ${pages}, text || ' Sheet ' || ${place}, key || ' sheet ' || ${place}
				from numbers join sources on place = ${place} % (select count(*) from sources) join file_pages on file_pages.rowid = source`,
			)
			.run()
	}
}
