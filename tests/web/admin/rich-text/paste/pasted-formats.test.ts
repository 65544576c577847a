// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { storedFrom } from './pasted.ts'

const inWord = (body: string) =>
	'<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head>' +
	`<body lang=EN-GB><!--StartFragment--><p class=MsoNormal>${body}<o:p></o:p></p><!--EndFragment--></body></html>`

const docs = (style: string) => (words: string) =>
	`<span style="font-size:11pt;font-weight:400;text-decoration:none;white-space:pre-wrap;"><span style="font-size:0.6em;vertical-align:${style};">${words}</span></span>`

test.each([
	[
		'Word',
		inWord('The archive holds 10<sup>6</sup> pages on 50 m<sup>2</sup> and H<sub>2</sub>O damaged none.'),
		'<p>The archive holds 10<sup>6</sup> pages on 50 m<sup>2</sup> and H<sub>2</sub>O damaged none.</p>',
	],
	[
		'Google Docs',
		`<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>10</span>${docs('super')('6')}<span> m, H</span>${docs('sub')('2')}<span>O</span></p></b>`,
		'<p>10<sup>6</sup> m, H<sub>2</sub>O</p>',
	],
	[
		'Word, raised by points',
		inWord(
			"10<span style='position:relative;top:-4.0pt;mso-text-raise:4.0pt'>6</span>, H<span style='position:relative;top:2.0pt;mso-text-raise:-2.0pt'>2</span>O, " +
				"<span style='mso-text-raise:0pt'>level</span>",
		),
		'<p>10<sup>6</sup>, H<sub>2</sub>O, level</p>',
	],
	[
		'a bold one in a link',
		'<p>See <a href="/x">note<sup style="vertical-align: baseline"><b>1</b></sup></a></p>',
		'<p>See <a href="/x">note<strong><sup>1</sup></strong></a></p>',
	],
])('raised and lowered characters of %s stay', (_, html, stored) => {
	expect(storedFrom(html)).toBe(stored)
})

test('bold cells of a spreadsheet stay bold (Google Sheets)', () => {
	expect(
		storedFrom(
			'<meta charset="utf-8"/><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>' +
				'<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed" data-sheets-root="1">' +
				'<colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Branch</td>' +
				'<td style="font-weight:bold;" rowspan="2" colspan="1">Files<br/>a day</td></tr><tr><td>Kochi</td></tr><tr><td></td><td style="text-align:right;">1,204</td></tr></tbody></table>',
		),
	).toBe(
		'<table><tbody><tr><td><strong>Branch</strong></td><td rowspan="2"><strong>Files<br>a day</strong></td></tr>' +
			'<tr><td>Kochi</td></tr><tr><td></td><td>1,204</td></tr></tbody></table>',
	)
})

test('bold, italic and raised text of Excel, which has classes for styles', () => {
	expect(
		storedFrom(
			'<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>\n<!--table\n\t{mso-displayed-decimal-separator:"\\.";}\n' +
				'.font5\n\t{font-size:11.0pt;\n\tvertical-align:super;}\ntd\n\t{font-weight:400;}\n.xl65\n\t{font-weight:700;}\n.xl66\n\t{font-style:italic;\n\ttext-decoration:line-through;}\n-->\n</style></head>' +
				'<body><!--StartFragment--><table border=0><tr><td>Plain</td><td class=xl65>Total</td></tr><tr><td class=xl66>old</td><td>m<font class="font5">2</font></td></tr></table><!--EndFragment--></body></html>',
		),
	).toBe(
		'<table><tbody><tr><td>Plain</td><td><strong>Total</strong></td></tr><tr><td><em><s>old</s></em></td><td>m<sup>2</sup></td></tr></tbody></table>',
	)
})

test.each([
	[
		'a whole row',
		'<table><tbody><tr><td>x</td></tr><tr style="font-weight:700"><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>',
		'<table><tbody><tr><td>x</td></tr><tr><td><strong>a</strong></td><td><p><strong>b</strong></p><p><strong>c</strong></p></td></tr></tbody></table>',
	],
	[
		'a cell with a part that is not bold',
		'<table><tbody><tr><td>x</td></tr><tr><td style="font-weight:bold">a <span style="font-weight:normal">b</span></td></tr></tbody></table>',
		'<table><tbody><tr><td>x</td></tr><tr><td><strong>a </strong>b</td></tr></tbody></table>',
	],
	['a paragraph', '<p style="font-style: italic">a</p><p>b</p>', '<p><em>a</em></p><p>b</p>'],
])('the format of %s is that of its text', (_, html, stored) => {
	expect(storedFrom(html)).toBe(stored)
})
