import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { newDepartment } from '#tests/support/builders/desk.ts'
import { deliver, newSender, proven, receivedFrom, withReplies } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { applicationMessages } from '#worker/features/applications/applications.table.ts'

const headers = [proven('visitor.example')]

let jobId: number
let asha: Awaited<ReturnType<typeof recruiter>>
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Welder' })
	asha = await recruiter('Asha Varma', mailbox().bindings)
})

const receivedBy = (id: number) =>
	db.select().from(applicationMessages).where(eq(applicationMessages.subjectId, id)).orderBy(applicationMessages.id)

const texts = async (id: number) =>
	(await receivedBy(id)).filter(({ kind }) => kind === 'received').map(({ text }) => text)

test('a mail of an applicant that names no application comes to their newest open one', async () => {
	const from = newSender()
	const ids = []
	for (const each of [from, from, from]) ids.push(await apply({ jobId, emailId: each }))
	const [older = 0, newest = 0, declined = 0] = ids
	await asha.move(declined, { state: 'declined' })
	await deliver({ from, to: withReplies.RECRUITERS_MAILBOX, headers, subject: 'My diploma', body: 'It is attached.' })
	expect([await texts(older), await texts(newest), await texts(declined)]).toEqual([[], ['It is attached.'], []])
	const { subject, messages } = await asha.read(newest)
	expect(messages.at(-1)).toMatchObject({ kind: 'received', sender: from, marks: [] })
	expect(subject.waitingSince).not.toBeNull()
	expect(await receivedFrom(from), 'no enquiry begins').toEqual([])
})

test('another spelling of their address is theirs', async () => {
	const from = newSender()
	const id = await apply({ jobId, emailId: from })
	await deliver({ from: from.replace('@', '+jobs@'), headers, body: 'From my other folder' })
	expect(await texts(id)).toEqual(['From my other folder'])
})

test.each<[string, (from: string) => Promise<Parameters<typeof deliver>[0]>]>([
	['nothing proves the sender', async () => ({ headers: [] })],
	['it is proven to be from another domain', async () => ({ headers: [proven('other.example')] })],
	['it went to the mailbox of a department', async () => ({ to: await mailboxOfDepartment() })],
	['the sender is another one', async () => ({ from: newSender() })],
])('the application gets no mail if %s', async (_, change) => {
	const from = newSender()
	const id = await apply({ jobId, emailId: from })
	const mail = { from, headers, ...(await change(from)) }
	await deliver(mail)
	expect(await texts(id)).toEqual([])
	expect((await receivedFrom(mail.from)).map(({ kind }) => kind)).toContain('received')
})

async function mailboxOfDepartment() {
	const address = `${crypto.randomUUID()}@company.example`
	await newDepartment(address)
	return address
}

test('once all of their applications are closed, a mail begins an enquiry', async () => {
	const from = newSender()
	const id = await apply({ jobId, emailId: from })
	await asha.move(id, { state: 'withdrawn' })
	await deliver({ from, headers })
	expect(await texts(id)).toEqual([])
	expect(await receivedFrom(from)).not.toEqual([])
})
