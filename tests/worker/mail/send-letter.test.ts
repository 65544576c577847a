import { expect, test } from 'vitest'
import { mailbox } from '#tests/support/worker/mail.ts'
import { sendLetter } from '#worker/mail/send-letter.ts'

const letter = {
	to: 'sales@company.example',
	subject: 'New contact request for Sales',
	text: 'One\n\nTwo\n',
	html: '<p>One</p>',
}

test('a letter goes to one recipient, from the address of the site', async () => {
	const { sent, bindings } = mailbox()
	await sendLetter(bindings, letter)
	expect(sent).toEqual([{ from: bindings.MAIL_FROM, ...letter }])
})

test.each([
	{ subject: 'Hello\r\nBcc: other@evil.example' },
	{ subject: 'Hello\nBcc: other@evil.example' },
	{ subject: 'Hello\u0000' },
	{ to: 'sales@company.example\r\nBcc: other@evil.example' },
	{ to: 'sales@company.example, other@evil.example' },
	{ to: 'sales@company.example;other@evil.example' },
	{ to: 'Sales <sales@company.example>' },
	{ to: 'sales@company.example@evil.example' },
	{ to: 'sales' },
	{ to: '' },
])('a letter with control characters in a header is not sent: %j', async (header) => {
	const { sent, bindings } = mailbox()
	await expect(sendLetter(bindings, { ...letter, ...header })).rejects.toThrow('A mail header holds')
	expect(sent).toEqual([])
})
