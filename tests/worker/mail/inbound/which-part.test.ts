import { describe, expect, test } from 'vitest'
import { readGiven } from '../../../support/worker/mail-fixtures.ts'

describe('Which part of a mail is shown', () => {
	test.each<[name: string, text: string]>([
		[
			'alt-placeholder-plain',
			'We order 40 seats of the records module for our Kochi office. Our order number is 4711.',
		],
		['alt-plain-nbsp', 'We order 40 seats.'],
		['own-gateway-footer', 'Confermiamo 40 postazioni.\n\n-- \nThis message was scanned by the gateway.'],
		['own-struck-in-html-only', 'Pedimos [struck out: 40] 25 licencias.'],
		[
			'own-outlook-plain-links',
			'Hallo,\n\nder Plan liegt hier<https://mainz.example/plan> bereit.\n\n[cid:image001.png@01DB]',
		],
		['own-japanese-wrapped-plain', 'お見積もりの件、40席で\nお願いいたします。納期は一月四日です。'],
		['own-both-versions-in-a-row', 'Siparişi bugün onaylıyoruz, teşekkür ederiz.'],
		['own-amp-version', 'Please call me.'],
		['own-apple-mail-text-around-file', 'Ecco il contratto.\n\n\nLa firma è a pagina 3.'],
		['own-smime-signed-readable', 'Der Vertrag ist unterschrieben.'],
	])('%s', async (name, text) => {
		expect(await readGiven(name)).toMatchObject({ text, isCut: false })
	})

	test('what was formatted is kept, each version once and the plain footer with it', async () => {
		expect((await readGiven('own-both-versions-in-a-row')).html).toBe(
			'<p>Siparişi <strong>bugün</strong> onaylıyoruz, teşekkür ederiz.</p>',
		)
		expect((await readGiven('own-gateway-footer')).html).toBe(
			'<p>Confermiamo 40 postazioni.</p><p>-- </p><p>This message was scanned by the gateway.</p>',
		)
		expect((await readGiven('flowed')).html).toBe(null)
	})
})

describe('The text of an HTML part', () => {
	test.each<[name: string, text: string]>([
		[
			'html-links',
			'The drawings are here (https://files.customer.example/d/8812), the order form there (https://files.customer.example/o/44).',
		],
		['html-del', 'We take [struck out: 40 seats] 25 seats.\nPrice [struck out: 1200] 900'],
		['own-struck-by-style', "Preis [struck out: 1.200] 900 Euro\n[picture: Jens] Das ist's"],
		['html-list', 'Steps:\n1. Open the file\n2. Press Print\n3. Nothing happens\n- seen in Chrome'],
		['html-pre', 'Log:\n2026-11-26 10:00  OK\n2026-11-26 10:05  FAIL   code=17\n    at import()'],
		[
			'html-cid-pictures',
			'Before the update: [picture: image001.png]\nAfter the update: [picture: image001 (2).png]\n--\nRavi [picture: image003.png]',
		],
		[
			'own-table-and-nested-list',
			'Artículo\tPrecio\nLicencia\t40 EUR\n3. Instalar\n  - servidor\n  - cliente\n4. Probar\na < b & c',
		],
		['own-tracker-and-decoration', 'Our logo: [picture: Amman & Sons]\nThanks'],
	])('%s', async (name, text) => {
		expect((await readGiven(name)).text).toBe(text)
	})
})

describe('Flowed text', () => {
	test.each<[name: string, text: string]>([
		[
			'flowed',
			'This is one long paragraph that the program of the writer has wrapped at seventy characters, so that it should be one paragraph.\n\nSecond paragraph.\n> quoted line that is wrapped, too\n-- \nRavi',
		],
		['own-flowed-japanese-delsp', '見積書を送ってください。\n\n森'],
		[
			'own-flowed-quote-depths',
			'>> eerste vraag\n> het antwoord\nMijn reactie daarop is dat we dit willen.\nFrom hier af klopt het.\n>\n> slot\n-- \nDaan',
		],
	])('%s', async (name, text) => {
		expect((await readGiven(name)).text).toBe(text)
	})
})
