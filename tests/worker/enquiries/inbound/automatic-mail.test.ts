import { expect, test } from 'vitest'
import { forbidsReceipt, isAnswerOfMachine, isFromMachine } from '#worker/mail/inbound/automatic-mail.ts'
import { ownAddressesOf } from '#worker/mail/inbound/own-addresses.ts'

const own = ownAddressesOf(
	{
		MAIL_FROM: 'no-reply@company.example',
		RECRUITERS_MAILBOX: 'careers@company.example',
		MAIL_DOMAIN: 'company.example',
		REPLY_DOMAIN: 'answers.company.example',
	},
	['sales@company.example'],
	['X-Enquiry-Desk'],
)

type Mail = { envelopeFrom?: string; from?: string; subject?: string; headers?: Record<string, string> }

function factsOf({
	from = 'meera@kollam.example',
	envelopeFrom = from,
	subject = 'Trade finance',
	headers = {},
}: Mail) {
	const header = (name: string) =>
		Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []))
	return { envelopeFrom, from, subject, header }
}

const verdictOn = (mail: Mail) => {
	const facts = factsOf(mail)
	if (isAnswerOfMachine(facts, own)) return 'a machine, also in a conversation'
	if (isFromMachine(facts, own, false)) return 'a machine, if it begins something'
	return forbidsReceipt(facts, own) ? 'a person, without a receipt' : 'a person'
}

test.each<[name: string, mail: Mail]>([
	['an out-of-office mail', { headers: { 'Auto-Submitted': 'auto-replied' } }],
	['a header in capitals', { headers: { 'AUTO-SUBMITTED': 'AUTO-REPLIED' } }],
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
	['an own mail that came back', { headers: { 'X-Enquiry-Desk': 'yes' } }],
])('a machine has answered: %s', (_, mail) => {
	expect(verdictOn(mail)).toBe('a machine, also in a conversation')
})

test.each([
	'Automatic reply: Re: Your enquiry',
	'Out of Office',
	'Out of office: Re: Your enquiry K7M-4QX',
	'Out of Office AutoReply: Trade finance',
	'Ravi Menon is out of the office',
	'OOO: Re: Your enquiry',
	'Auto: Re: Your enquiry',
	'On annual leave',
	'Abwesend: AW: Angebot',
	'Absence',
	'Estoy fuera de la oficina',
	'Ausência temporária',
	'Autoodpowiedź: Re: Oferta',
	'【自動返信】お問い合わせ',
	'自动回复: Re: 报价',
	'Automatische Antwort: Ihre Anfrage',
	'Abwesenheitsnotiz: AW: Angebot',
	'Réponse automatique : votre demande',
	'Absence du bureau',
	'Respuesta automática: Su consulta',
	'Fuera de la oficina',
	'Risposta automatica: Re: Offerta',
	'Resposta automática: Re: Proposta',
	'Automatisch antwoord: Uw vraag',
	'Automatyczna odpowiedź: Zapytanie',
	'Otomatik Yanıt: Teklif',
	'自動応答: Re: お見積り',
	'Ticket Received - 286614',
	'Your request (4432) has been received',
	'[HD-552] has been created',
	'Thank you for contacting Buyer Ltd',
	'Merci de nous avoir contactés',
	'Gracias por contactarnos',
	'Vielen Dank für Ihre Anfrage',
	'[#5512] Your request has been received',
	'[Ticket 5512] We have received your message',
	'Ihre Anfrage ist bei uns eingegangen (Ticket 77)',
	'Votre demande a bien été reçue',
	'Hemos recibido su solicitud',
	'Abbiamo ricevuto la tua richiesta',
	'Recebemos sua solicitação',
	'Wij hebben uw verzoek ontvangen',
	'Otrzymaliśmy Twoje zgłoszenie',
	'Talebiniz alındı',
	'お問い合わせを受け付けました',
])('a machine has answered by its subject: %s', (subject) => {
	expect(verdictOn({ subject })).toBe('a machine, also in a conversation')
})

test.each<[name: string, mail: Mail]>([
	['a report on mails in our name', { subject: 'Report domain: company.example Submitter: mx.example' }],
	['a newsletter', { headers: { Precedence: 'bulk' } }],
	['one with a link to unsubscribe', { headers: { 'List-Unsubscribe': '<https://crm.example/u>' } }],
	['a mailing list of others', { headers: { 'List-Id': 'Trade <trade.lists.example>' } }],
	['the sender of the site', { from: 'No-Reply@Company.example' }],
	['a mailbox of a department', { from: 'sales@company.example' }],
	['an address of the desk', { from: 'k7m4qx-0123456789abcdef@answers.company.example' }],
])('a machine, if it begins something: %s', (_, mail) => {
	expect(verdictOn(mail)).toBe('a machine, if it begins something')
})

test('a newsletter header of somebody who is in a conversation is that of their mail program', () => {
	const facts = factsOf({ headers: { Precedence: 'bulk', 'List-Unsubscribe': '<https://crm.example/u>' } })
	expect(isFromMachine(facts, own, true)).toBe(false)
})

test.each<[name: string, mail: Mail]>([
	['an agent of a help desk', { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }],
	['a notice of one', { headers: { 'Auto-Submitted': 'auto-notified; owner-email="x@y.example"' } }],
	['a list of old', { headers: { Precedence: 'list' } }],
	['an own group', { headers: { Precedence: 'list', 'List-Id': '<sales.company.example>' } }],
	[
		'an own group with a link',
		{ headers: { 'List-Unsubscribe': '<mailto:u@x.example>', 'List-Id': '<sales.company.example>' } },
	],
	['an autoresponder', { headers: { 'X-Autorespond': 'Away' } }],
	['the postmaster', { from: 'postmaster@kollam.example' }],
	['a form that nobody can answer', { from: 'no-reply@bank.example' }],
	['no_reply with more', { from: 'no_reply+alerts@bank.example' }],
])('a person, or what a person wrote, that gets no receipt: %s', (_, mail) => {
	expect(verdictOn(mail)).toBe('a person, without a receipt')
})

test.each<[name: string, mail: Mail]>([
	['a plain mail', {}],
	['one that says that nobody automatic wrote it', { headers: { 'Auto-Submitted': 'no' } }],
	[
		'one of Exchange, which asks only for no receipts',
		{ headers: { 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' } },
	],
	['one of normal precedence', { headers: { Precedence: 'normal' } }],
	['one that a service sends for a person', { envelopeFrom: 'bounces+123=abc@mail.crm.example' }],
	['a person with a name like one', { from: 'noreplyson@kollam.example' }],
	['a person at a domain like one', { from: 'meera@noreply.example' }],
	['one with parts', { headers: { 'Content-Type': 'multipart/mixed; boundary=report' } }],
	['an answer to our receipt', { subject: 'Re: We have your enquiry K7M-4QX' }],
	['furniture', { subject: 'Out of office furniture for 12 seats' }],
	['a question about automatic replies', { subject: 'Automatic replies in your records module' }],
	['a leave module', { subject: 'Leave policy in the HR product' }],
	['papers that arrived', { subject: 'Received: documents for KYC' }],
	['a question whether it arrived', { subject: 'Message received?' }],
	['a case', { subject: 'Case opened against a vendor' }],
	['absence management', { subject: 'Absence management: demo' }],
	['a ticket of a train', { subject: 'Ticket prices for the conference' }],
	['a customer in German', { subject: 'Ihre Anfrage vom Montag' }],
])('by a person: %s', (_, mail) => {
	expect(verdictOn(mail)).toBe('a person')
})
