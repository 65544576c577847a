import { describe, expect, test } from 'vitest'
import { readGiven } from '../../../support/worker/mail-fixtures.ts'

const text = new TextDecoder()

describe('Files', () => {
	test.each<[name: string, files: string[]]>([
		['files-order', [1, 2, 3, 4, 5, 6].map((page) => `page-${page}.pdf`)],
		['att-text-nodisp-name', ['notes.txt']],
		['att-latin1-name', ['Größe.pdf']],
		['html-cid-pictures', ['image001.png', 'image001 (2).png', 'image003.png']],
		['dmarc-report', ['r.zip']],
		['cal-invite-alt', ['invitation.ics']],
		['own-file-name-in-sections', ['見積書 2.pdf']],
		['own-file-name-cut-in-a-letter', ['योजना और कीमत.xlsx']],
		['own-forwarded-as-attachment', ['Błąd w fakturze 5-2026.eml']],
		['own-files-without-names', ['picture.png', 'picture (2).png', 'file.csv']],
		['own-amp-version', []],
	])('%s lists its files in their order, each with a name of its own', async (name, files) => {
		expect((await readGiven(name)).files.map((file) => file.name)).toEqual(files)
	})

	test('a text part with a name is no part of the message', async () => {
		const { text: message, files } = await readGiven('att-text-nodisp-name')
		expect([message, text.decode(files[0]?.bytes)]).toEqual(['See the file.', 'my notes in a file'])
	})

	test('a mail that is attached keeps its bytes and adds no words', async () => {
		const { text: message, files } = await readGiven('own-forwarded-as-attachment')
		expect(message).toBe('Proszę zobaczyć załącznik.')
		expect(text.decode(files[0]?.bytes)).toMatch(/^From: Marek.*\r\n\r\nFaktura ma zły adres\.$/s)
	})
})

describe('What cannot be opened', () => {
	test.each<[name: string, findings: string[], files: string[]]>([
		['att-winmail', ['winmail'], ['winmail.dat']],
		['smime-opaque', ['sealed'], ['smime.p7m']],
		['own-winmail-by-name', ['winmail'], ['WINMAIL.dat']],
		['own-pgp-mime', ['sealed'], ['file.bin', 'encrypted.asc']],
		['own-pgp-in-text', ['sealed'], []],
		['own-smime-by-name', ['sealed'], ['smime.p7m']],
		['own-smime-signed-readable', [], ['smime.p7s']],
	])('%s says what it is', async (name, findings, files) => {
		const mail = await readGiven(name)
		expect([mail.findings, mail.files.map((file) => file.name)]).toEqual([findings, files])
	})
})

describe('Invitations', () => {
	test.each<[name: string, method: string, what: string, when: string, where: string]>([
		[
			'cal-invite-alt',
			'REQUEST',
			'Demo of the records module',
			'12 January 2027, 11:00 to 12:00 Asia/Dubai',
			'Meeting room 4',
		],
		[
			'own-invite-all-day',
			'REQUEST',
			'Fiera di Lecco',
			'12 January 2027 to 13 January 2027, all day',
			'Padiglione 4, ingresso B',
		],
		[
			'own-invite-folded',
			'REQUEST',
			'डेमो; भाग एक, दूसरा भाग',
			'12 January 2027, 23:30 to 13 January 2027, 01:00 India Standard Time, repeated',
			'https://meet.example/abc',
		],
		['own-invite-as-unknown-file', 'PUBLISH', 'Kick-off', '1 February 2027, 09:00 Asia/Amman', ''],
		['own-invite-cancelled', 'CANCEL', 'Reunión de arranque', '12 January 2027, 09:00 to 09:30 UTC', ''],
	])('%s says what, when and where', async (name, method, what, when, where) => {
		expect((await readGiven(name)).invitation).toEqual({ method, what, when, where })
	})

	test('own-invite-broken is a file and no more', async () => {
		const { invitation, files, text: message } = await readGiven('own-invite-broken')
		expect([invitation, files.map(({ name }) => name), message]).toEqual([null, ['meeting.ics'], 'See you.'])
	})
})
