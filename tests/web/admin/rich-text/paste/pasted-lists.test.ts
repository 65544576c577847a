// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { storedFrom } from './pasted.ts'

/** A list paragraph of Word. */
const item = (marker: string, words: string, { level = 1, list = 'l0', dir = '' } = {}) =>
	`<p class=MsoListParagraph ${dir} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
	`<span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>` +
	`&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
const inWord = (body: string) =>
	'<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document></head>' +
	`<body lang=EN-GB style="tab-interval:36.0pt"><!--StartFragment-->${body}<!--EndFragment--></body></html>`

test('numbering that continues in Word goes on at its number', () => {
	expect(
		storedFrom(
			inWord(
				`${item('1.', 'Collect the forms')}${item('2.', 'Scan the forms')}<p class=MsoNormal>Wait until the scanner is idle.<o:p></o:p></p>` +
					`${item('3.', 'Check the scans')}${item('4.', 'Shred the paper')}`,
			),
		),
	).toBe(
		'<ol><li>Collect the forms</li><li>Scan the forms</li></ol><p>Wait until the scanner is idle.</p>' +
			'<ol start="3"><li>Check the scans</li><li>Shred the paper</li></ol>',
	)
})

test('a list that begins at a number in Google Docs begins at its number', () => {
	expect(
		storedFrom(
			'<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ol style="margin-top:0;">' +
				'<li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p role="presentation"><span>Collect</span></p></li></ol>' +
				'<p dir="ltr"><span>Wait.</span></p><ol style="margin-top:0;" start="2"><li dir="ltr" aria-level="1">' +
				'<p role="presentation"><span>Check</span></p></li></ol></b>',
		),
	).toBe('<ol><li>Collect</li></ol><p>Wait.</p><ol start="2"><li>Check</li></ol>')
})

test.each([
	['letters', ['a)', 'b)', 'c)'], '<ol type="a"><li>1</li><li>2</li><li>3</li></ol>'],
	['letters that go on', ['c)', 'd)'], '<ol start="3" type="a"><li>1</li><li>2</li></ol>'],
	['letters as far as i and j', ['h.', 'i.', 'j.'], '<ol start="8" type="a"><li>1</li><li>2</li><li>3</li></ol>'],
	['letters that begin with i', ['i.', 'j.'], '<ol start="9" type="a"><li>1</li><li>2</li></ol>'],
	['letters after z', ['AA.', 'BB.'], '<ol start="27" type="A"><li>1</li><li>2</li></ol>'],
	['Roman numerals', ['i.', 'ii.', 'iii.'], '<ol type="i"><li>1</li><li>2</li><li>3</li></ol>'],
	['Roman numerals that go on', ['IV)', 'V)', 'VI)'], '<ol start="4" type="I"><li>1</li><li>2</li><li>3</li></ol>'],
	['a Roman numeral of one letter', ['v.', 'vi.'], '<ol start="5" type="i"><li>1</li><li>2</li></ol>'],
	['numbers in brackets', ['(5)', '(6)'], '<ol start="5"><li>1</li><li>2</li></ol>'],
	['numbers of chapters', ['2.3.', '2.4.'], '<ol start="3"><li>1</li><li>2</li></ol>'],
	['numbers with a word', ['Step 7:', 'Step 8:'], '<ol start="7"><li>1</li><li>2</li></ol>'],
	['Arabic digits', ['٣.', '٤.'], '<ol start="3"><li>1</li><li>2</li></ol>'],
	['bullets that are letters of a font', ['o', 'q', '·'], '<ul><li>1</li><li>2</li><li>3</li></ul>'],
])('Word: %s', (_, markers, stored) => {
	expect(storedFrom(inWord(markers.map((marker, index) => item(marker, String(index + 1))).join('')))).toBe(stored)
})

test('numbers that start again in Word start another list, and levels have kinds of their own', () => {
	expect(
		storedFrom(
			inWord(
				item('1.', 'one') +
					item('a.', 'inner', { level: 2 }) +
					item('b.', 'next', { level: 2 }) +
					item('i.', 'deep', { level: 3 }) +
					item('2.', 'two') +
					item('c.', 'later', { level: 2 }) +
					item('1.', 'again', { list: 'l1' }),
			),
		),
	).toBe(
		'<ol><li>one<ol type="a"><li>inner</li><li>next<ol type="i"><li>deep</li></ol></li></ol></li>' +
			'<li>two<ol start="3" type="a"><li>later</li></ol></li></ol><ol><li>again</li></ol>',
	)
})

test('a Roman list of Word that goes on with one letter stays Roman', () => {
	expect(storedFrom(inWord(`${item('iv.', 'a')}<p>Wait</p>${item('v.', 'b')}`))).toBe(
		'<ol start="4" type="i"><li>a</li></ol><p>Wait</p><ol start="5" type="i"><li>b</li></ol>',
	)
})

test('Word for the web: each item is a list with its number', () => {
	const online = (number: number, style: string, words: string) =>
		`<div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1" role="list" start="${number}" style="list-style-type:${style};">` +
		`<li data-leveltext="%1." data-aria-posinset="${number}" data-aria-level="1"><p class="Paragraph"><span class="TextRun">${words}</span></p></li></ol></div>`
	expect(
		storedFrom(
			`${online(3, 'decimal', 'a')}${online(4, 'decimal', 'b')}<p>Wait</p>${online(2, 'lower-alpha', 'c')}${online(3, 'lower-alpha', 'd')}`,
		),
	).toBe('<ol start="3"><li>a</li><li>b</li></ol><p>Wait</p><ol start="2" type="a"><li>c</li><li>d</li></ol>')
})

test.each([
	[
		'Google Docs names the kind at the items',
		'<ol><li style="list-style-type:upper-roman;">a</li><ol><li style="list-style-type:lower-alpha;">b</li></ol></ol>',
		'<ol type="I"><li>a<ol type="a"><li>b</li></ol></li></ol>',
	],
	[
		'LibreOffice and web pages have the attributes',
		'<ol start="4" type="i"><li><p>a</p></li></ol>',
		'<ol start="4" type="i"><li>a</li></ol>',
	],
	[
		'an item with a number of its own',
		'<ol><li value="3">a</li><li>b</li><li value="9">c</li><li>d</li></ol>',
		'<ol start="3"><li>a</li><li>b</li></ol><ol start="9"><li>c</li><li>d</li></ol>',
	],
	[
		'a list that counts down keeps its numbers',
		'<ol reversed><li>c</li><li>b<ol><li>x</li><li>y</li></ol></li><li>a</li></ol>',
		'<ol start="3"><li>c</li></ol><ol start="2"><li>b<ol><li>x</li><li>y</li></ol></li></ol><ol><li>a</li></ol>',
	],
	[
		'a list that counts down from a number',
		'<ol reversed start="10" type="a"><li>j</li><li value="4">d</li><li>c</li></ol>',
		'<ol start="10" type="a"><li>j</li></ol><ol start="4" type="a"><li>d</li></ol><ol start="3" type="a"><li>c</li></ol>',
	],
])('%s', (_, html, stored) => {
	expect(storedFrom(html)).toBe(stored)
})

test('text from right to left keeps its direction, also where its first word is Latin', () => {
	expect(storedFrom('<p>English</p><p dir="rtl">DMS نظام</p><h1 dir="RTL">DMS نظام</h1><p dir="rtl">نظام</p>')).toBe(
		'<p>English</p><p dir="rtl">DMS نظام</p><h2 dir="rtl">DMS نظام</h2><p>نظام</p>',
	)
	expect(storedFrom(inWord(item('1.', 'DMS نظام', { dir: 'dir=RTL' })))).toBe(
		'<ol dir="rtl"><li dir="rtl">DMS نظام</li></ol>',
	)
	expect(storedFrom('<div style="direction: rtl"><div>DMS نظام</div><div>واحد</div></div>')).toBe(
		'<p dir="rtl">DMS نظام</p><p>واحد</p>',
	)
})
