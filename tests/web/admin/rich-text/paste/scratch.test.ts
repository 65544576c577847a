// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'
import { storedFrom } from './pasted.ts'

const dir = process.env.DOCS ?? '/tmp/h/63/w/docs'
test.each(readdirSync(dir).filter((f: string) => f.endsWith('.docx')))('%s', async (name: string) => {
	const bytes = readFileSync(`${dir}/${name}`)
	const read = await readWordDocument(new File([bytes], name))
	console.log(name, JSON.stringify(read, null, 1), 'html' in read ? `\nSTORED ${storedFrom(read.html)}` : '')
})
