import { describe, expect, test } from 'vitest'
import { mimeTree } from '#worker/mail/inbound/content/mime-tree.ts'
import { givenMail } from '../../../support/worker/mail-fixtures.ts'

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'))
const head = ['From: a@b.example', 'Content-Type: multipart/mixed; boundary="b"', '']
const part = (text: string) => ['--b', 'Content-Type: text/plain', '', text]
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

const plenty = { lines: 1_000, headerLines: 1_000, parts: 1_000 }

describe('What the parser gets of a mail', () => {
	test('the tree of the parser has the bytes and parameters of each part', async () => {
		const { root, counted, isCut } = await mimeTree(givenMail('cal-invite-alt'))
		expect([root.kind, root.parts.map(({ type }) => type)]).toEqual([
			'alternative',
			['text/plain', 'text/html', 'text/calendar'],
		])
		expect(root.parts[2]?.parameter('method')).toBe('REQUEST')
		expect(textOf(root.parts[2]?.bytes())).toMatch(/^BEGIN:VCALENDAR\r\n/)
		expect([counted.parts, isCut]).toEqual([4, false])
	})

	test('of an unencoded part no line is kept by itself', async () => {
		const mail = bytesOf([...head, ...part('a\r\n\r\n\r\nb'), '--b--'])
		const [text] = (await mimeTree(mail)).root.parts
		expect(textOf(text?.bytes())).toBe('a\r\n\r\n\r\nb')
		expect(text?.bytes().buffer.byteLength).toBe(mail.byteLength)
	})

	test.each([
		['lines', { lines: 8 }, ['one'], 8],
		['parts', { parts: 3 }, ['one', 'two'], 3],
		['header lines', { headerLines: 6 }, ['one', ''], 6],
	] as const)(
		'behind a limit of %s it gets nothing, and what came before is there',
		async (_, limit, texts, mostOf) => {
			const mail = bytesOf([...head, ...part('one'), ...part('two'), ...part('three'), ...part('four'), '--b--'])
			const whole = await mimeTree(mail, plenty)
			expect([whole.isCut, whole.root.parts.length]).toEqual([false, 4])
			const cut = await mimeTree(mail, { ...plenty, ...limit })
			const counted = Object.keys(limit)[0] as keyof typeof plenty
			expect(cut.isCut).toBe(true)
			expect(cut.counted[counted]).toBeLessThanOrEqual(mostOf + 1)
			expect(cut.root.parts.slice(0, texts.length).map((each) => textOf(each.bytes()))).toEqual(texts)
		},
	)
})
