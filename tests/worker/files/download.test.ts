import { expect, test } from 'vitest'
import { asciiFileName, downloadHeaders, safeFileName } from '#worker/files/download.ts'

test.each([
	['../../x.pdf', 'x.pdf'],
	['..\\..\\x.pdf', 'x.pdf'],
	['CON.pdf', 'file-CON.pdf'],
	['nul.tar.pdf', 'file-nul.tar.pdf'],
	['console.pdf', 'console.pdf'],
	['a"\r\nX: y.pdf', 'aX y.pdf'],
	['résumé.pdf', 'résumé.pdf'],
	['.pdf', 'file.pdf'],
	['x.pdf.exe', 'x.pdf.exe.pdf'],
	['CV', 'CV.pdf'],
	['CV.pdf (1)', 'CV (1).pdf'],
	['CV.pdf?usp=sharing', 'CV.pdf'],
	['CV.doc', 'CV.pdf'],
	['CV of A. Candidate', 'CV of A. Candidate.pdf'],
	['CV v2.1', 'CV v2.1.pdf'],
	['photo.JFIF', 'photo.pdf'],
	['  spaced  .pdf', 'spaced.pdf'],
	['invoice\u202efdp.pdf', 'invoicefdp.pdf'],
	[`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(100)}.pdf`],
	['மாதிரி.pdf', 'மாதிரி.pdf'],
	['ශ්‍රියානි.pdf', 'ශ්‍රියානි.pdf'],
])('%j is kept as %j', (given, kept) => {
	expect(safeFileName(given, 'pdf')).toBe(kept)
})

test.each([
	['report 2026.pdf', 'report-2026.pdf'],
	['மாதிரி.pdf', 'file.pdf'],
	['résumé.pdf', 'resume.pdf'],
	['résumé тест 日本.pdf', 'resume-.pdf'],
	['a＂b；c％d.pdf', 'a-b-c-d.pdf'],
	['a／..＼x.pdf', 'a-..-x.pdf'],
])('%j is %j in ASCII', (given, ascii) => {
	expect(asciiFileName(given)).toBe(ascii)
})

test('the header is one line, whatever the name', () => {
	const wide = safeFileName('x＂; filename=evil.exe; a=＂.pdf', 'pdf')
	for (const name of ["it's (final).pdf", 'résumé.pdf', safeFileName('a"\r\nX: y.pdf', 'pdf'), wide]) {
		const { 'Content-Disposition': disposition = '' } = downloadHeaders(name)
		expect(disposition).toMatch(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[\w%.~-]+$/)
		expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name)
	}
})
