// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { field, paragraph, run, simpleField, wordFile } from '#tests/support/files/word-files.ts'
import { storedOf } from './word.ts'

const link = (instruction: string) => paragraph(run('See ') + field(instruction, run('there')) + run('.'))
const linked = (address: string) => `<p>See <a href="${address}">there</a>.</p>`
const ruby = (base: string, reading: string) =>
	`<w:r><w:ruby><w:rubyPr/><w:rt>${run(reading)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`
const math = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const formula = (content: string) => paragraph(`${run('So ')}<m:oMath>${content}</m:oMath>${run(' here')}`)
const control = (properties: string, content: string) =>
	`<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const pieces = (...between: string[]) =>
	paragraph(`<w:r><w:t>a</w:t>${between.map((each, at) => `${each}<w:t>${'bcd'[at]}</w:t>`).join('')}</w:r>`)
const row = (text: string, properties = '') =>
	`<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(run(text))}</w:tc></w:tr>`

test.each<[string, string, string]>([
	[
		'the number of a caption',
		paragraph(run('Figure ') + simpleField('SEQ Figure \\* ARABIC', run('3')) + run(': the quay')),
		'<p>Figure 3: the quay</p>',
	],
	[
		'the number of a caption in several runs',
		paragraph(run('Table ') + field('SEQ Table', run('I', '<w:b/>') + run('I', '<w:b/>')) + run('.')),
		'<p>Table <strong>II</strong>.</p>',
	],
	[
		'a field within a field once',
		paragraph(
			field(
				`${run('')}<w:r><w:instrText>IF </w:instrText></w:r>${field('PAGE', run('1'))}${run(' = 1')}`,
				run('First'),
			) + run(' page'),
		),
		'<p>First page</p>',
	],
	[
		'a simple field within the result of another one',
		paragraph(
			field('REF a', run('Part ') + simpleField('SEQ a', run('2'))) +
				simpleField('DATE', simpleField('QUOTE', run(' now'))),
		),
		'<p>Part 2 now</p>',
	],
	[
		'what follows a field without a result, and one without an end',
		paragraph(
			'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>XE "quay"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>' +
				run('Quay') +
				'<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
				run(' wall'),
		),
		'<p>Quay wall</p>',
	],
	['a link with a tip', link('HYPERLINK "https://a.example/" \\o "A tip"'), linked('https://a.example/')],
	['a link with a window', link('HYPERLINK \\t "_blank" https://a.example/b'), linked('https://a.example/b')],
	[
		'a link with a place',
		link('HYPERLINK "https://a.example/b" \\l "c" \\* MERGEFORMAT'),
		linked('https://a.example/b#c'),
	],
	['a link with two places', link('hyperlink "https://a.example/b#d" \\n \\l "c"'), linked('https://a.example/b#c')],
	['the words of a link to a place', link('HYPERLINK \\l "c" \\o "A tip"'), '<p>See there.</p>'],
	[
		'a link that is a simple field',
		paragraph(simpleField('HYPERLINK &quot;mailto:a@b.example&quot; \\o &quot;Write&quot;', run('Write'))),
		'<p><a href="mailto:a@b.example">Write</a></p>',
	],
	[
		'a link in one run',
		paragraph(
			'<w:r><w:rPr><w:b/></w:rPr><w:t>A </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://a.example/" \\o "b"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>link</w:t><w:fldChar w:fldCharType="end"/></w:r>',
		),
		'<p><strong>A <a href="https://a.example/">link</a></strong></p>',
	],
	[
		'a link whose address is the result of a field',
		link(
			`<w:r><w:instrText>HYPERLINK "</w:instrText></w:r>${field('DOCPROPERTY a', run('https://a.example/'))}<w:r><w:instrText>"</w:instrText></w:r>`,
		),
		linked('https://a.example/'),
	],
	['a reading after its word', paragraph(ruby('漢字', 'かんじ') + run('です')), '<p>漢字(かんじ)です</p>'],
	[
		'readings of single letters, and a word without one',
		paragraph(ruby('東', 'とう') + ruby('京', 'きょう') + ruby('市', '')),
		'<p>東(とう)京(きょう)市</p>',
	],
	[
		'a fraction and a power',
		formula(
			`<m:f><m:num>${math('a+b')}</m:num><m:den>${math('2')}</m:den></m:f>${math('=')}<m:sSup><m:e>${math('c')}</m:e><m:sup>${math('2')}</m:sup></m:sSup>`,
		),
		'<p>So (a+b)/2=c<sup>2</sup> here</p>',
	],
	[
		'a whole number before its fraction',
		formula(`${math('x=3')}<m:f><m:num>${math('1')}</m:num><m:den>${math('2')}</m:den></m:f>`),
		'<p>So x=3 1/2 here</p>',
	],
	[
		'a root and an index',
		formula(
			`<m:rad><m:radPr/><m:deg/><m:e>${math('x')}</m:e></m:rad>${math('−')}<m:sSub><m:e>${math('y')}</m:e><m:sub>${math('i')}</m:sub></m:sSub>`,
		),
		'<p>So √x−y<sub>i</sub> here</p>',
	],
	[
		'a sum and brackets',
		formula(
			`<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${math('i=1')}</m:sub><m:sup>${math('n')}</m:sup><m:e><m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${math('i')}</m:e></m:d></m:e></m:nary>`,
		),
		'<p>So ∑<sub>i=1</sub><sup>n</sup>[i] here</p>',
	],
	[
		'formulas of their own lines',
		paragraph(`<m:oMathPara><m:oMath>${math('a=b')}</m:oMath><m:oMath>${math('c=d')}</m:oMath></m:oMathPara>`),
		'<p>a=b c=d</p>',
	],
	[
		'words whose direction is stated',
		paragraph(
			run('One ') +
				`<w:bdo w:val="rtl">${run('two')}</w:bdo> <w:dir w:val="ltr">${run(' three')}<w:bdo w:val="ltr">${run(' four')}</w:bdo></w:dir>`,
		),
		'<p>One two three four</p>',
	],
	['a return and a tab', pieces('<w:cr/>', '<w:tab/>'), '<p>a<br>b c</p>'],
	[
		'a tab to the margin and a page',
		pieces('<w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/>', '<w:br w:type="page"/>'),
		'<p>a b c</p>',
	],
	[
		'a table whose rows say that they are no headers',
		`<w:tbl>${row('Day', '<w:tblHeader w:val="0"/>')}${row('First', '<w:tblHeader w:val="false"/>')}</w:tbl>`,
		'<table><tbody><tr><td>Day</td></tr><tr><td>First</td></tr></tbody></table>',
	],
	[
		'a table whose first row says that it is one',
		`<w:tbl>${row('Day', '<w:tblHeader w:val="true"/>')}${row('First', '<w:tblHeader w:val="off"/>')}</w:tbl>`,
		'<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>First</td></tr></tbody></table>',
	],
	['a text that is not bold', paragraph(run('Thin', '<w:b w:val="off"/><w:i w:val="0"/>')), '<p>Thin</p>'],
	[
		'no prompt of a control, and what was filled in',
		paragraph(
			run('Name: ') +
				control('<w:showingPlcHdr/>', run('Click here')) +
				control('<w:showingPlcHdr w:val="0"/>', run('Ada')),
		),
		'<p>Name: Ada</p>',
	],
	[
		'no prompt of a control around paragraphs, and the sign of a box',
		control('<w:showingPlcHdr/>', paragraph(run('Write here'))) +
			paragraph(control('<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>', run('☒')) + run(' Agreed')),
		'<p>☒ Agreed</p>',
	],
])('of a Word document there is %s', async (_, body, stored) => {
	expect(await storedOf(wordFile({ body }))).toBe(stored)
})

test('notes are read as the text is', async () => {
	const note = `<w:footnote w:id="2">${paragraph(run('See ') + field('HYPERLINK "https://a.example/" \\o "b"', run('there')) + simpleField('SEQ a', run(' 4')))}</w:footnote>`
	const body = paragraph(`${run('Quay')}<w:r><w:footnoteReference w:id="2"/></w:r>`)
	expect(await storedOf(wordFile({ body, footnotes: note }))).toBe(
		'<p>Quay<sup>[1]</sup></p><ol><li>See <a href="https://a.example/">there</a> 4</li></ol>',
	)
})
