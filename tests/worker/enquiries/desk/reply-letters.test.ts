import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver, enquiryOf, newSender, proven } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { bareSubject } from '#worker/desks/replies/bare-subject.ts'
import { threadHeaders } from '#worker/desks/replies/thread-headers.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const later = () => new Date(Date.now() + undoReplyMs + 1_000)

/** Replies to an enquiry and returns the letter as the mail service gets it. */
async function letterOf(id: number, text: string, sending: object = {}) {
	const { sent, bindings } = mailbox()
	const asha = await salesperson('Asha Varma')
	await sendDueMail(db, bindings)
	sent.length = 0
	expect((await asha.reply(id, text, sending)).status).toBe(200)
	await sendDueMail(db, bindings, later())
	const letter = sent.find((each) => each.text.startsWith(text))
	if (!letter) throw new Error('The reply has not left')
	return letter as typeof letter & { headers: Record<string, string>; html: string }
}

const formText = 'Does it ship to Kollam?\nBy sea?'

test('a reply to a form quotes what was typed, in lines that Outlook keeps apart', async () => {
	const id = await arrive({ message: formText, name: 'Meera Nair' })
	const { subject, text, html } = await letterOf(id, 'Dear Meera,\n\nyes,\nit does.')
	expect(subject).toBe(`Re: Your enquiry ${referenceOf(id)}`)
	expect(text).toMatch(
		/^Dear Meera,\n\nyes,\nit does\.\n\nAsha Varma\n.+\n\nReference: \S+\n\nMeera Nair wrote on .+:\n> Does it ship to Kollam\?\n> By sea\?\n$/,
	)
	expect(html).toContain('yes,<br>it does.')
	expect(html).toMatch(/<blockquote[^>]*>Does it ship to Kollam\?<br>By sea\?<\/blockquote>/)
	expect(html).not.toContain('white-space')
})

test('a reply to a mail has its subject, its thread and its words below', async () => {
	const from = newSender()
	await deliver({ from, subject: 'AW: Letters of credit', messageId: '<first@visitor.example>', body: 'Do you ship?' })
	const id = await enquiryOf(from)
	const { subject, text, headers } = await letterOf(id, 'Yes.')
	expect(subject).toBe(`Re: Letters of credit ${referenceOf(id)}`)
	expect(headers).toMatchObject({ 'In-Reply-To': '<first@visitor.example>', References: '<first@visitor.example>' })
	expect(text).toContain(`${from} wrote on`)
	expect(text).toMatch(/> Do you ship\?\n$/)
})

test('what somebody else wrote is quoted to nobody, and a writer can leave the quote out', async () => {
	const from = newSender()
	const id = await arrive({ emailId: from, message: formText })
	await deliver({ from: newSender('other.example'), to: await addressOf(id), body: 'Our secret price is 4' })
	expect((await letterOf(id, 'To the visitor.')).text).not.toContain('secret price')
	expect((await letterOf(await arrive({ message: formText }), 'Bare.', { quotes: false })).text).not.toContain('> ')
})

test('of a long mail a hundred lines are quoted, and nothing that it quotes itself', async () => {
	const from = newSender()
	const lines = Array.from({ length: 150 }, (_, index) => `Line ${index}`)
	const quote = 'On Mon, 2 Nov 2026 at 10:00, Asha Varma <asha@company.example> wrote:\r\n> Earlier words'
	await deliver({ from, body: `${lines.join('\r\n')}\r\n\r\n${quote}` })
	const { text } = await letterOf(await enquiryOf(from), 'Read.')
	expect(text).toContain('> Line 99\n> …')
	expect(text).not.toMatch(/Line 100|Earlier words/)
})

test('a note is never quoted, and a reply to a copy quotes the mail of whom it goes to', async () => {
	const from = newSender()
	const leela = newSender('buyer.example')
	const id = await arrive({ emailId: from, message: '' })
	const asha = await salesperson()
	await deliver({ from: leela, to: await addressOf(id), headers: [proven('buyer.example')], body: 'I am Leela' })
	await asha.send('note', { subjectId: id, text: 'She is important' })
	const { text } = await letterOf(id, 'Dear both', { copied: [leela] })
	expect(text).toContain('> I am Leela')
	expect(text).not.toContain('important')
})

test('the references of a long thread are the first and the newest ones, in a header that the mail service takes', () => {
	const ids = Array.from({ length: 100 }, (_, index) => `id-${index}-${'x'.repeat(40)}@visitor.example`)
	const { References = '', 'In-Reply-To': answered } = threadHeaders(ids)
	expect(References.length).toBeLessThanOrEqual(2_048)
	expect(References.split(' ')[0]).toBe(`<${ids[0]}>`)
	expect(References.endsWith(`<${ids[99]}>`)).toBe(true)
	expect(answered).toBe(`<${ids[99]}>`)
	expect(threadHeaders(['not an id', 'umlaut-ü@visitor.example'])).toEqual({})
})

test.each([
	['Re: AW: Fwd: Prices', 'Prices'],
	['[EXTERNAL] RE: [Ticket 5512] Prices K7M-4QX', 'Prices'],
	['RE[2]: Prices', 'Prices'],
	['回复: 価格', '価格'],
	['Regarding prices', 'Regarding prices'],
	['Re: ', ''],
])('the subject %s is about %s', (subject, bare) => {
	expect(bareSubject(subject)).toBe(bare)
})
