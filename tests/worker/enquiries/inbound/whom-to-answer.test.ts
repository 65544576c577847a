import { expect, test } from 'vitest'
import { ownAddressesOf } from '#worker/mail/inbound/own-addresses.ts'
import type { ParsedMail } from '#worker/mail/inbound/parse-mail.ts'
import { writerOf } from '#worker/mail/inbound/whom-to-answer.ts'

const own = ownAddressesOf(
	{
		MAIL_FROM: 'no-reply@company.example',
		RECRUITERS_MAILBOX: 'careers@company.example',
		MAIL_DOMAIN: 'company.example',
	},
	['sales@company.example'],
	[],
)

type Mail = { from: [name: string, address: string]; replyTo?: [string, string][]; headers?: Record<string, string> }

const writer = ({ from: [name, address], replyTo = [], headers = {} }: Mail) =>
	writerOf(
		{
			from: { name, address },
			replyTo: replyTo.map(([each, at]) => ({ name: each, address: at })),
			header: (wanted: string) => (headers[wanted] ? [headers[wanted]] : []),
		} as ParsedMail,
		own,
	)

const asha = { name: 'Asha Pillai', address: 'asha@buyer.example', isFrom: false }

test.each<[what: string, mail: Mail]>([
	['a form', { from: ['Shop', 'noreply@forms.example'], replyTo: [['Asha Pillai', 'asha@buyer.example']] }],
	[
		'a form service',
		{ from: ['Forms', 'forms-receipts-noreply@forms.example'], replyTo: [['Asha Pillai', 'asha@buyer.example']] },
	],
	['a website', { from: ['WordPress', 'wordpress@shop.example'], replyTo: [['Asha Pillai', 'asha@buyer.example']] }],
	['an own form', { from: ['Site', 'no-reply@company.example'], replyTo: [['Asha Pillai', 'asha@buyer.example']] }],
	[
		'a list that answers go to, too',
		{
			from: ['Asha Pillai via Buyers', 'buyers@lists.example'],
			replyTo: [
				['Buyers', 'buyers@lists.example'],
				['', 'asha@buyer.example'],
			],
			headers: { 'list-id': '<buyers.lists.example>' },
		},
	],
	[
		'an own group',
		{
			from: ["'Asha Pillai' via Sales", 'sales@company.example'],
			replyTo: [['', 'sales@company.example']],
			headers: { 'x-original-from': 'Asha Pillai <asha@buyer.example>' },
		},
	],
])('of a mail from %s the visitor is who wrote it', (_, mail) => {
	expect(writer(mail)).toEqual(asha)
})

test('a person in From is the visitor, whatever other headers name', () => {
	const from: Mail['from'] = ['Ravi', 'ravi@customer.example']
	const named = { from, replyTo: [['Asha', 'asha@buyer.example']] as [string, string][] }
	expect(writer(named)).toEqual({ name: 'Ravi', address: 'ravi@customer.example', isFrom: true })
	const claimed = { from, headers: { 'x-original-from': 'Asha <asha@buyer.example>' } }
	expect(writer(claimed)).toMatchObject({ address: 'ravi@customer.example' })
})

test('an own address with nobody behind it gets no answer', () => {
	expect(writer({ from: ['Sales', 'sales@company.example'] })).toMatchObject({ address: '' })
})
