import { expect, test } from 'vitest'
import { csvLine } from '#worker/http/csv.ts'

test('a record is what RFC 4180 says', () => {
	expect(csvLine(['Asha', 3.5, 'says "yes", twice', 'two\nlines', ''])).toBe(
		'Asha,3.5,"says ""yes"", twice","two\nlines",\r\n',
	)
})

test.each([
	"=cmd|' /C calc'!A0",
	'+1+1',
	'-2+3',
	'@SUM(A1:A9)',
	'\t=1+1',
	'\r=1+1',
	'\tquiet',
	'  =1+1',
	'\u00a0=1+1',
	'\u200b=1+1',
	'\ufeff=1+1',
	'"=1+1',
	"'=1+1",
	'“ =1+1',
	'＝1+1',
	'＋1',
	'－1',
	'＠SUM(A1)',
	'﹦1',
	'−1',
	'\u0001=1+1',
])('%j becomes text', (cell) => {
	const line = csvLine([cell])
	expect(line).toMatch(/^"?'/)
	expect(line.replace(/^"|"\r\n$|\r\n$/g, '').replaceAll('""', '"')).toBe(`'${cell}`)
})

test.each(['Kochi;=1+1', 'Kochi\t=1+1', 'Kochi\n=1+1', 'Kochi\r\n  @SUM(A1)', 'a; "=1+1'])(
	'%j begins no formula where lists are separated otherwise',
	(cell) => {
		expect(csvLine([cell])).toMatch(/[;\t\r\n]'\s*"*[=@]/)
	},
)

test.each(['919847012345', '0471 2345678', '04712345678', '٠٤٧١٢٣٤٥٦٧٨', '1e5', '(0471) 234-5678', '600113', '-4'])(
	'a spreadsheet shows all digits of the text %j',
	(cell) => {
		expect(csvLine([cell])).toBe(`'${cell}\r\n`)
	},
)

test('a number stays a number', () => {
	expect(csvLine([3.5, 0])).toBe('3.5,0\r\n')
})

test.each([
	"O'Neil-Smith",
	'Anne-Marie',
	'asha+jobs@mail.example',
	'C++ and C#',
	'Kochi; Dubai',
	"'s-Hertogenbosch?",
	'. Net',
])('%j stays as it was written', (cell) => {
	const line = csvLine([cell])
	expect(line).toBe(`${cell}\r\n`)
})
