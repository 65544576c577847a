import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { asRecruiter } from '#tests/support/builders/careers/careers-calls.ts'
import { deleteJob, openJob } from '#tests/support/builders/careers/jobs.ts'
import { itemCalls } from '#tests/support/builders/items/items.ts'
import { aDraft, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { addCategory } from '#tests/support/builders/published/case-studies.ts'
import { databaseAround, databaseWith } from '#tests/support/worker/faults.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { openDatabase } from '#worker/data/db.ts'
import { jobRuns } from '#worker/data/job-runs.table.ts'
import { deriveAgain, recordRun } from '#worker/data/job-runs.ts'
import { normalised } from '#worker/data/normalise.ts'
import { users } from '#worker/data/users.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { blogs } from '#worker/features/blogs/blogs.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { caseStudyCategories } from '#worker/features/case-studies/case-studies.table.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { confusableKey } from '#worker/features/users/confusable-key.ts'
import { fillDerivedKeys } from '#worker/jobs/derived-keys.ts'

const now = new Date('2026-03-02T12:00:00.000Z')

const run = async (on = db) => fillDerivedKeys(on, await recordRun(on, now), now)
async function isDone() {
	const { derivedBy, derivedTable } = await recordRun(db, now)
	return derivedBy !== null && derivedTable === null
}

/** Returns the number of runs. */
async function runToTheEnd(on = db): Promise<number> {
	for (let runs = 1; runs < 50; runs++) {
		await run(on)
		if (await isDone()) return runs
	}
	throw new Error('The job does not end')
}

beforeEach(async () => {
	await recordRun(db, now)
	await deriveAgain(db)
})

const cafe = 'Cafe\u0301\u00a0‘Re\u2011use’'

async function anEarlierBlog(heading = cafe): Promise<number> {
	const id = await savedBlog(aDraft({ heading }))
	await db
		.update(blogs)
		.set({ headingKey: normalised(heading) })
		.where(eq(blogs.id, id))
	return id
}
const keyOf = async (id: number) =>
	(await db.select({ key: blogs.headingKey }).from(blogs).where(eq(blogs.id, id)))[0]?.key

test('older rows get their keys; nobody else notices', async () => {
	const id = await anEarlierBlog()
	const whole = async () => (await db.select().from(blogs).where(eq(blogs.id, id)))[0]
	const [before, rows] = [await whole(), await counts()]
	await runToTheEnd()
	expect(await whole()).toEqual({ ...before, headingKey: 'cafe reuse' })
	expect(await counts()).toEqual(rows)
})

test('names and numbers of older rows are brought to one form, with their keys', async () => {
	const { id: userId } = await addStaff({ userName: 'José\u3000Rao' })
	const old = { userName: 'Jose\u0301\u3000Rao', fullName: 'Jose\u0301\u00a0Rao', confusableKey: null, searchKey: '' }
	await db
		.update(users)
		.set({ ...old, mobileNumber: '९८४७०१२३४५' })
		.where(eq(users.id, userId))
	const jobId = await openJob()
	await db.update(jobPosts).set({ jobPosition: 'Inge\u0301nieur\u2011Chef' }).where(eq(jobPosts.id, jobId))
	const { id: applicationId } = await addApplication({ jobId })
	await db
		.update(jobApplications)
		.set({ firstName: 'Siobha\u0301n', lastName: 'O’Brien', mobileNumber: '٩١', nameKey: 'x', locationKey: 'x' })
		.where(eq(jobApplications.id, applicationId))
	await db.insert(enquiries).values({
		...{
			name: '山田\u3000太郎',
			phoneNo: '０９０',
			organization: '',
			departmentId: 1,
			emailId: 'a@b.example',
			message: '',
		},
		createdAt: now.toISOString(),
	})
	await runToTheEnd()

	expect((await db.select().from(users).where(eq(users.id, userId)))[0]).toMatchObject({
		userName: 'José Rao',
		userNameKey: 'josé rao',
		confusableKey: confusableKey('José Rao'),
		searchKey: expect.stringMatching(/^jose rao jose rao member\d+$/),
		fullName: 'José Rao',
		mobileNumber: '9847012345',
		version: 1,
	})
	expect((await db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0]).toMatchObject({
		jobPosition: 'Ingénieur-Chef',
		positionKey: 'ingenieurchef',
		version: 1,
	})
	expect((await db.select().from(jobApplications).where(eq(jobApplications.id, applicationId)))[0]).toMatchObject({
		firstName: 'Siobhán',
		lastName: "O'Brien",
		nameKey: 'siobhan obrien',
		mobileNumber: '91',
	})
	expect(await db.select({ name: enquiries.name, phoneNo: enquiries.phoneNo }).from(enquiries)).toContainEqual({
		name: '山田 太郎',
		phoneNo: '090',
	})
})

test('an entry of the trash is brought to the new form, and its rows when they come back', async () => {
	const headers = await asRecruiter()
	const jobId = await openJob()
	const position = 'Inge\u0301nieur\u2011Chef'
	await db.update(jobPosts).set({ jobPosition: position, positionKey: 'x' }).where(eq(jobPosts.id, jobId))
	expect((await deleteJob(jobId)).status).toBe(200)
	await db
		.update(trash)
		.set({ title: position, titleKey: normalised(position) })
		.where(eq(trash.itemId, jobId))
	await runToTheEnd()
	const [entry] = await db.select().from(trash).where(eq(trash.itemId, jobId))
	expect(entry).toMatchObject({ title: 'Ingénieur-Chef', titleKey: 'ingenieurchef' })

	const answer = await itemCalls('careers', headers).post('restorefromtrash', { trashId: entry?.id })
	expect(answer.status).toBe(200)
	expect((await db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0]).toMatchObject({
		jobPosition: 'Ingénieur-Chef',
		positionKey: 'ingenieurchef',
	})
})

test('a row whose new form another row has stays, and the others go on', async () => {
	await addCategory(801, 'Café')
	await addCategory(802, 'Tide')
	await addCategory(803, 'Quay')
	const named = (id: number, name: string, nameKey: string) =>
		db.update(caseStudyCategories).set({ name, nameKey }).where(eq(caseStudyCategories.id, id))
	await named(802, 'Cafe\u0301', 'of an earlier rule')
	await named(803, 'Quay\u00a0side', 'quay')
	await runToTheEnd()
	const rows = await db
		.select({ name: caseStudyCategories.name, key: caseStudyCategories.nameKey })
		.from(caseStudyCategories)
		.orderBy(caseStudyCategories.id)
	expect(rows.slice(-3)).toEqual([
		{ name: 'Café', key: 'café' },
		{ name: 'Cafe\u0301', key: 'of an earlier rule' },
		{ name: 'Quay side', key: 'quay side' },
	])
})

test('a row that is saved while the job works keeps what was saved', async () => {
	const id = await anEarlierBlog()
	const save = () => db.update(blogs).set({ heading: 'Tide', headingKey: 'tide' }).where(eq(blogs.id, id))
	const late = databaseAround(/^update "blogs"/, { before: save })
	await runToTheEnd(openDatabase(late, 'primary'))
	expect(await keyOf(id)).toBe('tide')
})

test('a large table is done in portions, which begin where the last one ended', async () => {
	await runToTheEnd()
	const first = await anEarlierBlog()
	await db.run(sql`
		insert into blogs (version, created_at, updated_at, heading, heading_key, sub_heading, author_name, active, content, cleaned_by,
			thumbnail_alt, cover_alt, profile_alt)
		select 1, created_at, updated_at, heading, heading_key, '', '', 0, '', 1, '', '', ''
		from blogs, (with recursive n(i) as (select 1 union all select i + 1 from n where i < 120) select i from n) where id = ${first}`)
	const due = () => db.$count(blogs, eq(blogs.headingKey, normalised(cafe)))
	await deriveAgain(db)
	const left: number[] = [await due()]
	for (let runs = 0; runs < 10; runs++) {
		await run()
		left.push(await due())
	}
	expect([...new Set(left)]).toHaveLength(4)
	expect(left.at(-1)).toBe(0)
	await runToTheEnd()
	await db.run(sql`delete from blogs where id > ${first}`)
})

test('a job that is done runs no more queries', async () => {
	const runs = await runToTheEnd()
	expect(runs).toBeLessThan(20)
	const late = await recordRun(db, now)
	const asked: string[] = []
	const watched = databaseWith((session) => ({
		prepare(query) {
			asked.push(query)
			return session.prepare(query)
		},
		batch: (statements) => session.batch(statements),
	}))
	await fillDerivedKeys(openDatabase(watched, 'primary'), late, now)
	expect(asked).toEqual([])
})

test.each([
	['the rules are newer', { derivedBy: '0 after 0000_foundation.sql' }],
	['a migration was added', { derivedBy: '1 after 0016_before.sql' }],
	['a restore asks for it', { derivedBy: null }],
	['the table in work is unknown', { derivedTable: 'no_table' }],
])('all rows are due again where %s', async (_, state) => {
	await runToTheEnd()
	const id = await anEarlierBlog()
	await run()
	expect(await keyOf(id)).toBe(normalised(cafe))
	await db.update(jobRuns).set(state)
	await runToTheEnd()
	expect(await keyOf(id)).toBe('cafe reuse')
})

test('two runs at the same moment leave the same rows and the same place', async () => {
	const id = await anEarlierBlog()
	// The first one is for users.
	await run()
	const started = await recordRun(db, now)
	await Promise.all([fillDerivedKeys(db, started, now), fillDerivedKeys(db, started, now)])
	expect(await keyOf(id)).toBe('cafe reuse')
	const { derivedTable } = await recordRun(db, now)
	// A late run does not take the place back.
	await run()
	const later = await recordRun(db, now)
	expect(later.derivedTable).not.toBe(derivedTable)
	await fillDerivedKeys(db, started, now)
	expect(await recordRun(db, now)).toEqual(later)
})

test('pages that were cached with the old keys become stale at the end', async () => {
	const before = await versionOfContent()
	await runToTheEnd()
	const after = await versionOfContent()
	expect(after).toBeGreaterThan(before)
	await run()
	expect(await versionOfContent()).toBe(after)
})

test('rows are read and changed by their ids', async () => {
	await anEarlierBlog()
	// It has one row.
	expect(unindexed(await plansOf(runToTheEnd))).toEqual(['SCAN content_version'])
})
