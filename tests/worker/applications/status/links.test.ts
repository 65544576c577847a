import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pageOf, secretOf } from '#tests/support/builders/careers/applicants-page.ts'
import { anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob, savedJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { applicationLinks } from '#worker/features/applications/status/application-links.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const rotated = { ...bindings, TOKEN_SECRET: 'another secret of at least thirty-two characters' }
const linksOf = (id: number) => db.select().from(applicationLinks).where(eq(applicationLinks.applicationId, id))

test('an application answers its id, with a reference and the path of its page in headers, also when it is repeated', async () => {
	const form = anApplication(await openJob())
	const key = crypto.randomUUID()
	const first = await sendApplication(form, { key })
	const path = first.headers.get('X-Status-Page') ?? ''
	const id: number = await first.json()
	expect(first.headers.get('X-Reference')).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/)
	expect(path).toMatch(/^\/application\/[\da-f]{64}$/)
	expect((await pageOf(path.slice('/application/'.length))).reference).toBe(first.headers.get('X-Reference'))

	const again = await sendApplication(form, { key })
	expect(await again.json()).toBe(id)
	expect(again.headers.get('X-Status-Page')).toBe(path)
	expect(await linksOf(id)).toHaveLength(1)
})

test('the confirmation and a letter name the page', async () => {
	const { sent, bindings: by } = mailbox()
	const answer = await sendApplication(anApplication(await openJob()), { bindings: by })
	await sendDueMail(db, by)
	const path = answer.headers.get('X-Status-Page') ?? 'none'
	const confirmation = sent.find(({ subject }) => subject.startsWith('We have your application'))
	expect(confirmation?.text).toContain(`${bindings.ORIGIN}${path}`)
	expect(confirmation?.html).toContain(path)
})

test('the database keeps no secret of a link', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	const secret = await secretOf(id)
	expect(JSON.stringify(await linksOf(id))).not.toContain(secret)
})

test('a link goes on after TOKEN_SECRET is rotated, and the next mail brings another one beside it', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	const older = await secretOf(id)
	expect((await pageOf(older)).stage).toBe('reading')
	const newer = await secretOf(id, rotated)
	expect(newer).not.toBe(older)
	expect(await secretOf(id, rotated)).toBe(newer)
	for (const secret of [older, newer]) expect((await pageOf(secret)).stage).toBe('reading')
})

test('a link whose acts have ended is followed by a new one', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	const older = await secretOf(id)
	await db.update(applicationLinks).set({ wrongDigits: 15 }).where(eq(applicationLinks.applicationId, id))
	const newer = await secretOf(id)
	expect((await pageOf(older)).acts).toEqual([])
	expect((await pageOf(newer)).acts.map(({ act }) => act)).toEqual(['withdraw', 'replace-cv', 'download', 'erase'])
})
