// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { operateBusinessProcessManagement } from '#web/enhance/signature/business-process-management.ts'
import { BusinessProcessManagement } from '#web/site/signature/business-process-management/business-process-management.tsx'
import { operated } from './operated.ts'

const open = () => operated(BusinessProcessManagement, operateBusinessProcessManagement)

test('without a second path one signature orders the compressor', () => {
	const { scene, press, said } = open()
	press('start')
	press('decide', 'approve')
	expect(said()).toContain(`No second path is drawn, so 1,840,000 is ordered with one signature`)
	expect(scene.dataset.outcome).toBe('ordered')
})

test('along the drawn path the finance director signs second', () => {
	const { scene, press, part, said } = open()
	press('target', 'director')
	press('start')
	expect(part('owner').textContent).toBe('Plant head')
	press('decide', 'approve')
	expect(part('owner').textContent).toBe('Finance director')
	expect(scene.querySelector('[data-here]')?.getAttribute('data-node')).toBe('director')
	press('decide', 'approve')
	expect(said()).toMatch(/^Two signatures\./)
	expect(part('owner').textContent).toBe('Buyer')
})

test('a request within the limit needs one signature', () => {
	const { press, enter, said } = open()
	press('target', 'director')
	enter('limit', '2000000')
	press('start')
	press('decide', 'approve')
	expect(said()).toContain(`1,840,000 is not above 2,000,000, so`)
})

test('a path back to the form returns an approved request to the plant', () => {
	const { scene, press, part } = open()
	press('target', 'form')
	press('start')
	press('decide', 'approve')
	expect(scene.dataset.outcome).toBe('returned')
	expect(part('task').textContent).toBe('The request is back in its form, open for changes.')
})

test('a running case keeps its drawing, and each level can refuse', () => {
	const { scene, press, enter, said } = open()
	press('target', 'director')
	press('start')
	press('target', 'director')
	expect(said()).toMatch(/^This case finishes on the version it began with/)
	enter('limit', '250000')
	expect(new FormData(scene).get('limit')).toBe('500000')
	press('decide', 'approve')
	press('decide', 'refuse')
	expect(scene.dataset.outcome).toBe('refused')
	press('again')
	expect(said()).toMatch(/^The gateway has one way out/)
	expect(scene.dataset.target).toBe('')
})
