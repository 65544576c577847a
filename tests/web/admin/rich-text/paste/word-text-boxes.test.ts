// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { asFile } from '#tests/support/files/sample-files.ts'
import { docxWith, textBox } from '#tests/support/files/word-boxes.ts'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'

test.each(['drawn', 'alternative', 'word'] as const)(
	'a text box that is %s is read once, after its paragraph',
	async (how) => {
		const read = await readWordDocument(asFile(docxWith(textBox('Speaks Igbo', how)), 'cv.docx'))
		expect('html' in read && read.html).toBe('<p>Beside it</p><p>Speaks Igbo</p>')
	},
)
