// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { operateDocumentManagement } from '#web/enhance/signature/document-management.ts'
import { DocumentManagement } from '#web/site/signature/document-management/document-management.tsx'
import { operated } from './operated.ts'

function open() {
	const scene = operated(DocumentManagement, operateDocumentManagement)
	const choose = (name: string, value: string) => {
		const choice = scene.scene.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
		if (!choice) throw new Error(`No ${name} ${value}`)
		choice.checked = true
		choice.dispatchEvent(new Event('input', { bubbles: true }))
	}
	const compare = () =>
		scene.scene.querySelector('input[name="compare"]')?.dispatchEvent(new Event('input', { bubbles: true }))
	const shelf = () =>
		[...scene.scene.querySelectorAll<HTMLElement>('[data-part^="document-"]')]
			.filter(({ hidden }) => !hidden)
			.map(({ dataset }) => dataset.part)
	return { ...scene, choose, compare, shelf }
}

const lease = '1'

test('search reads names, places and texts, counts the hits and marks them', () => {
	const { enter, choose, part, shelf, said } = open()
	expect(shelf()).toHaveLength(10)
	enter('query', 'Lock-in')
	expect(said()).toBe('3 documents, 4 hits.')
	expect(part('hits-0').textContent).toBe('2 hits')
	expect([...part('paper').querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
		'lock-in',
		'lock-in',
	])
	for (const written of ['LOCKIN', 'l\u00f3ck\u2011in', '“lock-in”,']) {
		enter('query', written)
		expect(said(), written).toBe('3 documents, 4 hits.')
	}
	enter('query', 'lock mer')
	expect(shelf(), 'each word must occur').toEqual(['document-0', 'document-1'])
	choose('type', 'Lease')
	expect(shelf()).toEqual(['document-1'])
	enter('query', 'helicopter')
	expect(said()).toBe('No document has these words.')
})

test('two versions are compared word by word, in words too', () => {
	const { choose, compare, part, said } = open()
	choose('open', lease)
	compare()
	expect(said()).toBe('Version 2.1 beside 2.0. New: 88,200, twelve months.')
	expect([...part('paper').querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
		'removed: 84,000',
		'removed: three years.',
	])
	choose('version', '1')
	expect(part('paper').querySelector('ins')?.textContent).toBe('added: four')
	choose('version', '0')
	expect(said()).toBe('Version 1.0 is the first, so there is nothing to compare it with.')
})

test('the waiting version is signed only after it was compared', () => {
	const { scene, choose, compare, press, part, said } = open()
	press('approve')
	expect(said()).toBe('Nothing in this document waits for you. Your task is the lease of Merrow.')
	choose('open', lease)
	press('approve')
	expect(said()).toMatch(/^Not signed: compare version 2.1 with 2.0 first/)
	compare()
	press('approve')
	expect(said()).toMatch(/counsel signs next/)
	expect(part('number-4').textContent).toBe('3.0')
	expect(scene.dataset.signature).toBe('signed')
	press('restore')
	expect(said()).toMatch(/^The lease is decided/)
	press('again')
	expect(part('name').textContent).toBe('Letter of Rajan Estates')
	expect(part('tab-4').hidden).toBe(true)
})

test('an older version comes back as a new one, and the waiting one stays below it', () => {
	const { choose, press, part, said } = open()
	choose('open', lease)
	press('restore')
	expect(said()).toBe('Version 2.1 is the newest. Open an older one to bring it back.')
	choose('version', '2')
	press('approve')
	expect(said()).toBe('Version 2.0 is not what waits for you. Open version 2.1.')
	press('restore')
	expect(said()).toMatch(/^Version 2.2 is filed with the text of 2.0/)
	expect(part('paper').textContent).toContain('84,000')
	choose('version', '3')
	expect(part('status').textContent).toBe('Refused')
})
