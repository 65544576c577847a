import { expect, test } from 'vitest'
import { whyAutomatic } from '#worker/mail/inbound/automatic-mail.ts'

const own = { mailFrom: 'no-reply@company.example', replyDomain: 'answers.company.example', marks: ['X-Enquiry-Desk'] }

type Mail = { envelopeFrom?: string; from?: string; headers?: Record<string, string> }

function reasonOf({ from = 'meera@kollam.example', envelopeFrom = from, headers = {} }: Mail) {
	const header = (name: string) =>
		Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []))
	return whyAutomatic({ envelopeFrom, from, header }, own)
}

test.each<[name: string, mail: Mail]>([
	['an out-of-office mail', { headers: { 'Auto-Submitted': 'auto-replied' } }],
	['a mail of a program', { headers: { 'Auto-Submitted': 'auto-generated' } }],
	['a notice of one', { headers: { 'Auto-Submitted': 'auto-notified; owner-email="x@y.example"' } }],
	['a header in capitals', { headers: { 'AUTO-SUBMITTED': 'AUTO-REPLIED' } }],
	['a newsletter', { headers: { Precedence: 'bulk' } }],
	['a list of old', { headers: { Precedence: 'list' } }],
	['junk that says so', { headers: { Precedence: 'junk' } }],
	['an autoreply of old', { headers: { Precedence: 'auto_reply' } }],
	['an autoreply of Exchange', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
	['the same among others', { headers: { 'X-Auto-Response-Suppress': 'OOF, All' } }],
	['an autoreply of cPanel', { headers: { 'X-Autoreply': 'yes' } }],
	['an autoreply without a value', { headers: { 'X-Autoreply': '' } }],
	['an autoresponder', { headers: { 'X-Autorespond': 'Away' } }],
	['a mailing list', { headers: { 'List-Id': 'Trade <trade.lists.example>' } }],
	[
		'a bounce',
		{
			envelopeFrom: '',
			from: 'mailer-daemon@mx.example',
			headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
		},
	],
	['a report of a delay', { headers: { 'Content-Type': 'multipart/report; report-type="delivery-status"' } }],
	['a receipt for reading', { headers: { 'Content-Type': 'multipart/report; report-type=disposition-notification' } }],
	['a bounce that names its recipients', { headers: { 'X-Failed-Recipients': 'x@y.example' } }],
	['an empty envelope sender', { envelopeFrom: '' }],
	['the mail server as sender', { from: 'MAILER-DAEMON@mx.example' }],
	['the mail server in the envelope alone', { envelopeFrom: 'mailer-daemon@mx.example' }],
	['the postmaster', { from: 'postmaster@kollam.example' }],
	['no-reply', { from: 'no-reply@bank.example' }],
	['noreply', { from: 'noreply@bank.example' }],
	['do-not-reply', { from: 'do-not-reply@bank.example' }],
	['donotreply', { from: 'DoNotReply@bank.example' }],
	['no_reply with more', { from: 'no_reply+alerts@bank.example' }],
	['an own mail that came back', { headers: { 'X-Enquiry-Desk': 'yes' } }],
	['the sender of the site', { from: 'No-Reply@Company.example' }],
	['an address of the desk', { from: 'k7m4qx-0123456789abcdef@answers.company.example' }],
])('automatic: %s', (_, mail) => {
	expect(reasonOf(mail)).not.toBeNull()
})

test.each<[name: string, mail: Mail]>([
	['a plain mail', {}],
	['one that says that nobody automatic wrote it', { headers: { 'Auto-Submitted': 'no' } }],
	[
		'one of Exchange, which asks only for no receipts',
		{ headers: { 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' } },
	],
	['one of normal precedence', { headers: { Precedence: 'normal' } }],
	['one with a link to unsubscribe', { headers: { 'List-Unsubscribe': '<https://crm.example/u>' } }],
	['one that a service sends for a person', { envelopeFrom: 'bounces+123=abc@mail.crm.example' }],
	['a person with a name like one', { from: 'noreplyson@kollam.example' }],
	['a person at a domain like one', { from: 'meera@noreply.example' }],
	['one with parts', { headers: { 'Content-Type': 'multipart/mixed; boundary=report' } }],
])('by a person: %s', (_, mail) => {
	expect(reasonOf(mail)).toBeNull()
})
