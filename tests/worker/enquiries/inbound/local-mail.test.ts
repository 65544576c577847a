import { expect, test } from 'vitest'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { newSender, withReplies } from '#tests/support/builders/raw-mail.ts'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const page = async () => (await call('/dev/mail', { bindings: withReplies })).text()

/** The values of the hidden fields of the form for answers, in the mail to an address. */
function formIn(html: string, address: string): Record<string, string> {
	const mail = html.split('<article').find((each) => each.includes(`To ${address}`)) ?? ''
	return Object.fromEntries(
		Array.from(mail.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
	)
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}, by = withReplies) =>
	call('/dev/mail', { method: 'POST', body: new URLSearchParams(fields), headers, bindings: by })

test('on a local machine a sent mail can be answered, and the answer is shown beside it and in the desk', async () => {
	const address = newSender()
	const id = await arrive({ emailId: address })
	const asha = await salesperson()
	await asha.reply(id, 'Dear Meera <b>')
	await sendDueMail(db, { ...withReplies, ...{ EMAIL: mailbox().bindings.EMAIL } }, new Date(Date.now() + 60_000))
	const form = formIn(await page(), address)
	const answer = await post({ ...form, text: 'Thank you <i>' }, { 'Sec-Fetch-Site': 'same-origin' })
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dev/mail'])
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ kind: 'received', text: 'Thank you <i>', marks: [] })
	const shown = await page()
	expect(shown).toContain('Thank you &lt;i&gt;')
	expect(shown).toContain('Dear Meera &lt;b&gt;')
})

test('a mail whose answers go to a mailbox has no form', async () => {
	const address = newSender()
	await arrive({ emailId: address })
	const html = await (await call('/dev/mail', { bindings: { ...withReplies, REPLY_DOMAIN: undefined } })).text()
	expect(html).toContain(`To ${address}`)
	expect(formIn(html, address)).toEqual({})
})

test('other sites, deployed Workers and half a form write nothing', async () => {
	const fields = { from: newSender(), to: 'x@answers.company.example', subject: 'x', text: 'x' }
	expect((await post(fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(404)
	expect((await post(fields, {}, { ...withReplies, ENVIRONMENT: 'production' })).status).toBe(404)
	expect((await post({ ...fields, text: '' })).status).toBe(400)
})
