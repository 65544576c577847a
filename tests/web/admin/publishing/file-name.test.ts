import { expect, test } from 'vitest'
import { fileNameOf } from '#web/admin/publishing/file-name.ts'
import { downloadHeaders } from '#worker/platform/download.ts'

test.each([
	['sheet.pdf', 'sheet.pdf'],
	['Inner draft.pdf', 'Inner-draft.pdf'],
	['résumé.pdf', 'résumé.pdf'],
	['résumé тест 日本.pdf', 'résumé тест 日本.pdf'],
	["ශ්‍රියානි's (CV), 100%.pdf", "ශ්‍රියානි's (CV), 100%.pdf"],
])('what the server calls %j is saved as %j', (name, saved) => {
	expect(fileNameOf(new Headers(downloadHeaders(name)))).toBe(saved)
})

test('an answer without a name is still saved, and one with the filename header alone under that', () => {
	expect(fileNameOf(new Headers())).toBe('download')
	expect(fileNameOf(new Headers({ filename: 'sheet.pdf' }))).toBe('sheet.pdf')
	expect(fileNameOf(new Headers({ 'Content-Disposition': 'attachment', filename: 'sheet.pdf' }))).toBe('sheet.pdf')
})
