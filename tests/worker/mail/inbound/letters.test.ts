import { describe, expect, test } from 'vitest'
import { readGiven } from '../../../support/worker/mail-fixtures.ts'

describe('Letters', () => {
	test.each<[name: string, text: string]>([
		['cs-none-latin1', 'Vielen Dank für die Größe, Grüße aus Köln'],
		['cs-ascii-utf8', 'Vielen Dank für die Größe'],
		['cs-unknown', 'Vielen Dank für die Größe'],
		['cs-html-meta', 'Здравствуйте'],
		['cs-cp850', 'Grüße aus Köln'],
		['b64-noise', 'Grüße aus Köln, bis morgen.'],
		['own-jis-without-label', 'お世話になっております。見積をお願いします。'],
		['own-cp932', '見積書①をお送りください。'],
		['own-cp437', 'Coördinatie met België'],
		['own-latin2', 'Zażółć gęślą jaźń, proszę o ofertę.'],
		['own-arabic-1256', 'نرجو إرسال عرض السعر'],
		['own-utf8-label-latin1-bytes', 'Schöne Grüße aus Köln'],
		['own-latin1-label-utf8-bytes', 'Não recebi a cotação de março.'],
		['own-html-meta-turkish', 'İyi günler, şu siparişi onaylıyoruz.'],
		['own-html-meta-that-lies', 'कृपया 40 सीटों की कीमत भेजें।'],
		['own-malayalam-cut-letters', 'നാൽപത് സീറ്റുകൾ വേണം'],
		['own-base64-padded-footer', 'Dziękuję za ofertę. Zamawiamy 12 sztuk!'],
		['own-base64-padded-lines', 'Dziękuję, Zofia'],
		['own-base64-that-is-none', 'Wij willen graag 40 stuks bestellen.'],
	])('%s is readable and carries no mark', async (name, text) => {
		expect(await readGiven(name)).toMatchObject({ text, findings: [] })
	})

	test('own-replaced-letters says that letters were replaced', async () => {
		const { text, findings } = await readGiven('own-replaced-letters')
		expect(text).toMatch(/^订单 \ufffd+ 40$/)
		expect(findings).toEqual(['letters'])
	})

	test.each([
		['subj-split-multibyte', '日本語の件名です'],
		['own-malayalam-cut-letters', 'നാൽപത് സീറ്റുകൾ വേണം'],
		['own-raw-subject-portuguese', 'Orçamento é urgente'],
	])('the subject of %s is readable', async (name, start) => {
		const { subject, findings } = await readGiven(name)
		expect(subject.startsWith(start.slice(0, 3))).toBe(true)
		expect([subject.includes('\ufffd'), findings]).toEqual([false, []])
	})

	test('names of senders are readable, and none becomes an address', async () => {
		const { from } = await readGiven('own-name-cut-in-a-letter')
		expect(from).toEqual({ name: '山田太郎（営業部）', address: 'yamada@nara.example' })
		expect((await readGiven('own-raw-subject-portuguese')).from.name).toBe('João Dias')
	})
})
