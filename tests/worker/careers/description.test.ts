import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asRecruiter, recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, refusedFields, savedJob, saveJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { forbiddenIn } from '#tests/support/files/allowed-html.ts'
import { htmlAttacks } from '#tests/support/files/html-attacks.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'

const stored = async (jobDescription: string) => (await staffJob(await savedJob({ jobDescription }))).jobDescription

const encoded = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test.each<[string, (attack: string) => string]>([
	['as it is', (attack) => `<p>Before</p>${attack}`],
	['entity-encoded as a whole', (attack) => encoded(`<p>Before</p>${attack}`)],
	['entity-encoded twice', (attack) => encoded(encoded(`<p>Before</p>${attack}`))],
])(
	'attacks come out harmless, %s, and saving it again changes nothing',
	async (_, made) => {
		const id = await savedJob()
		// `publishing/rich-text-attacks` cleans every one of them.
		for (const attack of someOf(htmlAttacks, { usual: 20 })) {
			const answer = await saveJob(aJob({ id: String(id), jobDescription: made(attack) }))
			if (answer.status === 400) {
				expect(await answer.json()).toMatchObject({ fields: { jobDescription: expect.any(String) } })
				continue
			}
			expect(answer.status).toBe(200)
			const { jobDescription } = await staffJob(id)
			expect({ attack, forbidden: forbiddenIn(jobDescription) }).toEqual({ attack, forbidden: [] })
			expect(jobDescription).not.toContain('<img')
			await saveJob(aJob({ id: String(id), jobDescription }))
			expect((await staffJob(id)).jobDescription).toBe(jobDescription)
		}
	},
	240_000,
)

test('allowed HTML stays unchanged', async () => {
	const description = [
		'<h2>The work</h2><p>A <strong>card</strong> has <em>four</em> fields. See <a href="/contact">us</a>.</p>',
		'<ul><li>Draw</li></ul><ol><li>Measure</li></ol><blockquote><p>Less is found.</p></blockquote>',
		'<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>One</td></tr></tbody></table>',
	].join('')
	expect(await stored(description)).toBe(description)
})

test('HTML that is entirely entity-encoded is decoded once; other text is not', async () => {
	expect(await stored('&lt;p&gt;Tea &amp;amp; talk&lt;/p&gt;')).toBe('<p>Tea &amp; talk</p>')
	expect(await stored('&amp;lt;b&amp;gt;twice&amp;lt;/b&amp;gt;')).toBe('&amp;lt;b&amp;gt;twice&amp;lt;/b&amp;gt;')
	const sample = '<p>You know what &lt;script&gt; does.</p>'
	expect(await stored(sample)).toBe(sample)
})

test('a picture is dropped, together with elements that held nothing else', async () => {
	const picture = '<img src="/media/abc/team.webp" alt="The team" width="9" height="9">'
	expect(await stored(`<p>One</p><p>${picture}</p><p>Two ${picture}</p>`)).toBe('<p>One</p><p>Two </p>')
	expect(await stored('<p>One<img src="{{team}}" alt="a &gt; b"></p>')).toBe('<p>One</p>')
})

test('a description without a text is none, whatever it is made of', async () => {
	for (const jobDescription of [
		'<p> </p><script>alert(1)</script>',
		'<p>&nbsp;</p>',
		'<img src="/media/abc/team.webp" alt="x">',
		'<hr>',
		'&lt;p&gt; &lt;/p&gt;',
	])
		expect(await refusedFields({ jobDescription })).toEqual({ jobDescription: 'Job Description is required' })
})

test('twenty thousand nested elements and half a megabyte too much are refused, and nothing is written', async () => {
	await asRecruiter()
	const before = await counts()
	const tooMuch = 'The description is too long, or nested too deeply, to be kept.'
	expect(await refusedFields({ jobDescription: `${'<blockquote>'.repeat(20_000)}x` })).toEqual({
		jobDescription: tooMuch,
	})
	expect(await refusedFields({ jobDescription: '&'.repeat(524_288) })).toEqual({ jobDescription: tooMuch })
	expect((await saveJob(aJob({ jobDescription: 'x'.repeat(2_500_000) }))).status).toBe(400)
	const json = await recruiterCall('savejobdetails', { json: { ...aJob(), jobDescription: 'x'.repeat(2_500_000) } })
	expect(json.status).toBe(413)
	expect(await counts()).toEqual(before)
})

test('the longest description is kept in any script, and an edit of it is written down', async () => {
	const description = (end: string) => `<p>${'நிலவு '.repeat(87_000).trim()}${end}</p>`
	const id = await savedJob({ jobDescription: description('') })
	await savedJob({ id: String(id), jobDescription: description(' The end.') })
	expect((await staffJob(id)).jobDescription).toHaveLength(description(' The end.').length)
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(auditLog.id)
	const changes = acts.map((act) => JSON.parse(act.changes ?? '{}'))
	expect(changes[0].jobDescription[1]).toHaveLength(100_001)
	expect(changes[1].jobDescription[0]).toMatch(/^…(நிலவு ){5,}நிலவு<\/p>$/)
	expect(changes[1].jobDescription[1]).toMatch(/^…(நிலவு ){5,}நிலவு The end\.<\/p>$/)
})

test('text that older rules have cleaned is cleaned again on a read', async () => {
	const id = await savedJob()
	const jobDescription = '<p onclick="alert(1)">Old<marquee>er</marquee></p>'
	await db
		.update(jobPosts)
		.set({ jobDescription, cleanedBy: cleaningVersion - 1 })
		.where(eq(jobPosts.id, id))
	expect((await staffJob(id)).jobDescription).toBe('<p>Older</p>')
})
