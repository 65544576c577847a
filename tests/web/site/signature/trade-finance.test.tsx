// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { operateTradeFinance } from '#web/enhance/signature/trade-finance.ts'
import { TradeFinance } from '#web/site/signature/trade-finance/trade-finance.tsx'
import { operated } from './operated.ts'

const open = () => operated(TradeFinance, operateTradeFinance)

const raised = () => {
	const scene = open()
	scene.enter('paper', 'lading')
	scene.press('mark', 'on-board')
	return scene
}

test('a field that conforms is explained and stays unmarked', () => {
	const { scene, press, said } = open()
	press('mark', 'issued')
	expect(said()).toMatch(/^“Place and date of issue” conforms: .* article 20\(a\)\(ii\)/)
	expect(scene.querySelector('[aria-pressed="true"]')).toBeNull()
})

test('the late shipment enters the notice', () => {
	const { part, said } = raised()
	expect(said()).toMatch(/^Discrepancy raised: the on board notation/)
	expect(part('message').textContent).toContain('B/L ON BOARD 14 SEP 2024')
})

test('nothing is refused, waived or honoured before the discrepancy is raised', () => {
	const { scene, press, said } = open()
	press('decide', 'refuse')
	expect(said()).toMatch(/^Nothing to refuse yet/)
	press('decide', 'waiver')
	expect(said()).toMatch(/^Nothing to waive yet/)
	press('decide', 'honour')
	expect(said()).toMatch(/^Blocked/)
	expect(scene.hasAttribute('data-sent')).toBe(false)
})

test('honouring discrepant documents without a waiver is blocked', () => {
	const { scene, press, said } = raised()
	press('decide', 'honour')
	expect(said()).toMatch(/^Blocked: only a complying presentation/)
	expect(scene.hasAttribute('data-sent')).toBe(false)
})

test('a refusal leaves on the first banking day, and no second message follows it', () => {
	const { press, part, said } = raised()
	press('decide', 'refuse')
	expect(part('message').textContent).toMatch(/^MT 734[\s\S]*\/HOLD\//)
	press('decide', 'waiver')
	expect(said()).toMatch(/^The message has left/)
	press('again')
	expect(part('message').textContent).toMatch(/^DRAFT, NOT SENT/)
})

test.each([
	{ answer: 'accept', message: /^MT 732 ADVICE OF DISCHARGE/ },
	{ answer: 'keep', message: /^MT 734[\s\S]*\/RETURN\// },
])('the applicant, once asked, decides: $answer', ({ answer, message }) => {
	const { press, part } = raised()
	press('answer', answer)
	expect(part('message').textContent, 'not asked yet').toMatch(/^DRAFT/)
	press('decide', 'waiver')
	press('answer', answer)
	expect(part('message').textContent).toMatch(message)
	expect(part('days').querySelectorAll('[data-gone]')).toHaveLength(4)
})
