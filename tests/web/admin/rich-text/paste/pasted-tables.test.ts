// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readFormats } from '#web/admin/rich-text/paste/pasted-formats.ts'
import { withStylesAside } from '#web/admin/rich-text/paste/pasted-source.ts'
import { readTables } from '#web/admin/rich-text/paste/pasted-tables.ts'

/** The cells of a pasted table by row, as tags with their text. These tests' document cannot clean a table: journeys do. */
function pasted(html: string): string[] {
	const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
	readFormats(body)
	readTables(body)
	expect(body.querySelectorAll('th strong')).toHaveLength(0)
	return [...body.querySelectorAll('tr')].map((row) =>
		[...row.children].map((cell) => `${cell.localName} ${cell.textContent}`).join(', '),
	)
}

const body = '<tr><td>First</td><td>6 h</td></tr>'
const withHeader = ['th Day, th Hours', 'td First, td 6 h']

test.each([
	['bold by tags', `<table><tr><td><b>Day</b></td><td><p><strong>Hours</strong></p></td></tr>${body}</table>`],
	[
		'bold by styles of its text, as in Google Docs',
		`<table><tbody><tr><td><p><span style="font-weight:700">Day</span></p></td><td><p><span style="font-weight:700">Ho</span><span style="font-weight:700">urs</span></p></td></tr>${body}</tbody></table>`,
	],
	[
		'bold by styles of its cells, as in a spreadsheet',
		`<table><tr><td style="font-weight:bold">Day</td><td style="color:red;font-weight:700">Hours</td></tr>${body}</table>`,
	],
	['made of header cells', `<table><tr><th>Day</th><th scope="col">Hours</th></tr>${body}</table>`],
	['marked as the head', `<table><thead><tr><td>Day</td><td>Hours</td></tr></thead><tbody>${body}</tbody></table>`],
	[
		'marked by Word',
		`<table style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:-1;mso-yfti-firstrow:yes;mso-yfti-lastfirstrow:yes'><td>Day</td><td>Hours</td></tr>${body}</table>`,
	],
	[
		'marked for screen readers',
		`<table><tr><td role="columnheader">Day</td><td role="columnheader">Hours</td></tr>${body}</table>`,
	],
])('a first row that is %s becomes header cells', (_, html) => {
	expect(pasted(html)).toEqual(withHeader)
})

test('an empty corner stays in the header row, and a header cell keeps its columns and its direction', () => {
	const { body } = new DOMParser().parseFromString(
		`<table><tr><td></td><td colspan="2" dir="rtl"><b>Hours</b></td></tr><tr><td>First</td><td>6</td><td>7</td></tr></table>`,
		'text/html',
	)
	readFormats(body)
	readTables(body)
	expect(body.querySelector('tr')?.innerHTML).toBe('<th></th><th dir="rtl" colspan="2">Hours</th>')
})

test.each([
	['with one row', '<table><tr><td><b>Day</b></td><td><b>Hours</b></td></tr></table>'],
	['whose first row is bold in part', `<table><tr><td><b>Day</b> one</td><td><b>Hours</b></td></tr>${body}</table>`],
	['that is bold everywhere', '<table><tr><td><b>Day</b></td></tr><tr><td><b>First</b></td></tr></table>'],
	['with an empty first row', `<table><tr><td></td><td></td></tr>${body}</table>`],
	[
		'whose first row Word only counts',
		`<table><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td>Day</td><td>Hours</td></tr>${body}</table>`,
	],
	[
		'whose bold cell reaches into the body',
		'<table><tr><td><b>Branch</b></td><td rowspan="2"><b>Files</b></td></tr><tr><td>Kochi</td></tr></table>',
	],
])('a table %s has no header row', (_, html) => {
	expect(pasted(html).join()).not.toContain('th ')
})

test('a table inside of a cell has a header row of its own', () => {
	const inner = `<table><tr><td><b>a</b></td></tr><tr><td>b</td></tr></table>`
	expect(pasted(`<table><tr><td>Day</td></tr><tr><td>${inner}</td></tr></table>`)).toEqual([
		'td Day',
		'td ab',
		'th a',
		'td b',
	])
})
