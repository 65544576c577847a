const many = 50_000

/** Copies the applications of the demo and their files, each with its own name, number, job and time. */
export async function growApplications(db: D1Database): Promise<void> {
	const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many}),
		sources(place, id) as (select row_number() over (order by id) - 1, id from job_applications)`
	const source = `from numbers join sources on place = n % (select count(*) from sources)
		join job_applications as old on old.id = sources.id`
	const jobs = '(select json_group_array(id) from job_posts)'
	await db.batch([
		db.prepare(
			`${numbers} insert into files (key, bucket, state, name, type, size, sha256, created_at)
			select 'bench-' || n, 'private', 'live', 'cv.pdf', 'application/pdf', 20000, '', old.created_at ${source}`,
		),
		db.prepare(
			`${numbers} insert into job_applications (job_id, first_name, last_name, name_key, email, mobile_number, experience,
				notice_period, location, location_key, cv_key, created_at)
			select json_extract(${jobs}, '$[' || (n * 7 % (select count(*) from job_posts)) || ']'), old.first_name, old.last_name || ' ' || n,
				old.name_key || ' ' || n, old.email, 919000000000 + n * 7919 % 100000, old.experience, old.notice_period,
				old.location, old.location_key, 'bench-' || n,
				strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', '+' || (n * 17 % 1000000) || ' minutes') ${source}`,
		),
	])
}
