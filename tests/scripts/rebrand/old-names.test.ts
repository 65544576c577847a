import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesWithNames } from '#scripts/rebrand/files-with-names.ts'
import { nameFinder, oldNames } from '#scripts/rebrand/old-names.ts'
import { company } from './company.ts'

test('names that the new brand has too are no old names', () => {
	const legal = { ...company.legal, name: 'Quill Works Ltd' }
	expect(oldNames(company, { ...company, name: 'Quill Works', legal })).toEqual(['Quill Systems', 'Quill Systems Ltd'])
	expect(oldNames(company, company)).toEqual([])
})

test('a name is found in any case and inside other words; a short one as a whole word only', () => {
	const find = nameFinder(['Quill', 'Alder & Finch', 'QBX', 'qbx-'])
	expect(find('powered by QUILLSYSTEMS')).toBe('QUILL')
	expect(find('<b>Alder &amp; Finch</b>')).toBe('Alder & Finch')
	expect(find('made by QBX.')).toBe('QBX')
	expect(find('href="/documents/qbx-plan.pdf"')).toBe('qbx-')
	expect(find('qbx = aQBXz + $QBX; a.qbx-1')).toBeUndefined()
})

test('a name with an apostrophe or a quotation mark is found in markup, scripts and texts', () => {
	const find = nameFinder(['O\'Hara & "Finch"'])
	for (const written of [
		'<b>O&#x27;Hara &amp; &quot;Finch&quot;</b>',
		'<b>O&#39;Hara &amp; "Finch"</b>',
		'{"name":"O\'Hara & \\"Finch\\""}',
		"const name = 'O\\'Hara & \"Finch\"'",
		'O\'Hara & "Finch"',
	])
		expect(find(written), written).toBe('O\'Hara & "Finch"')
	expect(find("O Hara & 'Finch'")).toBeUndefined()
})

test('the list covers texts, names of files and the text of PDFs', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'built-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	mkdirSync(join(folder, 'pages'))
	writeFileSync(join(folder, 'pages/about.html'), '<p>About Regional Administration</p>')
	writeFileSync(join(folder, 'pages/contact.html'), '<p>Contact</p>')
	writeFileSync(join(folder, 'regional administration.txt'), '')
	copyFileSync('tests/support/files/samples/browser.pdf', join(folder, 'plan.pdf'))
	expect(await filesWithNames(folder, nameFinder(['Regional administration']))).toEqual([
		{ path: join('pages', 'about.html'), name: 'Regional Administration' },
		{ path: 'plan.pdf', name: 'Regional administration' },
		{ path: 'regional administration.txt', name: 'regional administration' },
	])
})
