import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { actsIn, arrive, salesperson } from '#tests/support/builders/desk.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

test('a note stays inside, and who is named in it gets a mail without its text', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive({ name: 'Meera Nair' })
	await sendDueMail(db, bindings)
	sent.length = 0
	const asha = await salesperson('Asha Varma', bindings)
	const kofi = await addStaff({ userName: 'kofi.desk', roles: ['ContactRequests'], fullName: 'Kofi Amankwah' })
	await addStaff({ userName: 'blogger', roles: ['Blogs'] })
	const text = 'Ask the bank about margins, @kofi.desk, @blogger and @nobody.'
	expect((await asha.send('note', { subjectId: id, text })).status).toBe(200)
	expect(sent.map(({ to }) => to)).toEqual([`${kofi.email}@${bindings.MAIL_DOMAIN}`])
	expect(sent[0]?.subject).toBe('Asha Varma named you in a note')
	expect(JSON.stringify(sent)).not.toContain('margins')
	const conversation = await asha.read(id)
	expect(conversation.messages.find(({ kind }) => kind === 'note')).toMatchObject({ text, author: { id: asha.id } })
	expect(actsIn(conversation)).toEqual(['told: null -> Kofi Amankwah'])
	expect(conversation.subject).toMatchObject({ state: 'new', owner: null })
})

test('an empty note and a note on an enquiry that is gone are refused', async () => {
	const asha = await salesperson()
	expect((await asha.send('note', { subjectId: await arrive(), text: ' \n ' })).status).toBe(400)
	expect((await asha.send('note', { subjectId: 987_654, text: 'Hello' })).status).toBe(404)
})

test('a visitor gets one receipt a day with the reference, which quotes nothing that was typed', async () => {
	const { sent, bindings } = mailbox()
	const typed = anEnquiry({ emailId: 'Once.A.Day@visitor.example', message: 'A secret about our merger' })
	const first = Number(await (await sendEnquiry(typed, { bindings })).json())
	await sendEnquiry({ ...typed, emailId: typed.emailId.toLowerCase() }, { bindings })
	const receipts = sent.filter(({ to }) => to.toLowerCase() === 'once.a.day@visitor.example')
	expect(receipts).toHaveLength(1)
	expect(receipts[0]).toMatchObject({
		subject: `We have your enquiry ${referenceOf(first)}`,
		headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
	})
	for (const value of [typed.message, typed.name, typed.organization, typed.phoneNo])
		expect(receipts[0]?.text).not.toContain(value)
	const { messages, subject: enquiry } = await (await salesperson()).read(first)
	expect(messages).toMatchObject([{ kind: 'receipt', delivery: 'handed-over' }])
	expect(enquiry.waitingSince, 'a receipt is no answer').not.toBeNull()
	const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
	await arrive({ emailId: typed.emailId }, tomorrow)
	await sendDueMail(db, bindings, tomorrow)
	expect(sent.filter(({ to }) => to === typed.emailId)).toHaveLength(2)
})

test('a mailbox gets one receipt a day under all its spellings, at the address as it was typed', async () => {
	const { sent, bindings } = mailbox()
	const spellings = ['Mee.ra.Nair@googlemail.com', ...'meeranair'].map((address, dot) =>
		dot ? `${'meeranair'.slice(0, dot)}.${'meeranair'.slice(dot)}+${dot}@gmail.com` : address,
	)
	const ids: number[] = []
	for (const emailId of spellings) ids.push(await arrive({ emailId }))
	for (let run = 0; run < 3; run += 1) await sendDueMail(db, bindings)
	expect(sent.filter(({ to }) => spellings.includes(to)).map(({ to }) => to)).toEqual(['Mee.ra.Nair@googlemail.com'])
	const { messages, subject: enquiry } = await (await salesperson()).read(ids[0] ?? 0)
	expect(enquiry.emailId).toBe('Mee.ra.Nair@googlemail.com')
	expect(messages).toMatchObject([{ kind: 'receipt', sender: 'Mee.ra.Nair@googlemail.com' }])
})

test('who has a conversation open is seen by the others, until the window closes', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson('Asha Varma'), await salesperson('Kofi Amankwah')]
	const tab = { formId: crypto.randomUUID(), subjectId: id }
	expect(await (await asha.send('openconversation', tab)).json()).toMatchObject({ others: [], version: 1 })
	const seen = await kofi.send('openconversation', { ...tab, formId: crypto.randomUUID() })
	expect(await seen.json()).toMatchObject({ others: ['Asha Varma'] })
	await asha.send('closeconversation', tab)
	const gone = await kofi.send('openconversation', { ...tab, formId: crypto.randomUUID() })
	expect(await gone.json()).toMatchObject({ others: [] })
})

test('people without the role of the desk can neither read nor write', async () => {
	const id = await arrive()
	const stranger = await salesperson()
	const { grant } = await import('#tests/support/worker/staff.ts')
	await grant(stranger.id, ['Blogs'])
	for (const [path, json] of [
		['list', { tab: 'all' }],
		['triage', { subjects: [{ id, version: 1, state: 'done' }] }],
		['note', { subjectId: id, text: 'Hello' }],
		['sendreply', { subjectId: id, text: 'x', version: null, newestMessage: null, state: 'done' }],
	] as const)
		expect((await stranger.send(path, json)).status, path).toBe(403)
})
