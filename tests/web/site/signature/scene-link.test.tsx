// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { operateBusinessProcessManagement } from '#web/enhance/signature/business-process-management.ts'
import { operateDocumentManagement } from '#web/enhance/signature/document-management.ts'
import { operateKyc } from '#web/enhance/signature/kyc.ts'
import { operateThreeWayMatching } from '#web/enhance/signature/three-way-matching.ts'
import { operateTradeFinance } from '#web/enhance/signature/trade-finance.ts'
import { BusinessProcessManagement } from '#web/site/signature/business-process-management/business-process-management.tsx'
import { DocumentManagement } from '#web/site/signature/document-management/document-management.tsx'
import { Kyc } from '#web/site/signature/kyc/kyc.tsx'
import { ThreeWayMatching } from '#web/site/signature/three-way-matching/three-way-matching.tsx'
import { TradeFinance } from '#web/site/signature/trade-finance/trade-finance.tsx'
import { operated } from './operated.ts'

function openAt(address: string, Scene: ComponentType, enhance: (scene: HTMLFormElement) => void) {
	history.replaceState(null, '', address)
	const scene = operated(Scene, enhance)
	const link = scene.part('link') as HTMLAnchorElement
	// The document of the test does not reflect ARIA properties as attributes.
	const pressed = () =>
		[...scene.scene.querySelectorAll('button')]
			.filter(({ ariaPressed }) => ariaPressed === 'true')
			.map(({ textContent }) => textContent)
	const main = () => [...scene.scene.querySelectorAll('button[data-main]')].map(({ textContent }) => textContent)
	return { ...scene, link, pressed, main }
}

beforeEach(() => {
	window.location.href = 'https://nilavu.example/'
})

test('the link opens the scene as it was left, and what was typed or dragged is kept once', () => {
	const first = openAt('/', ThreeWayMatching, operateThreeWayMatching)
	expect(first.link.search).toBe('')
	for (const tolerance of ['0.5', '0', '0.5']) first.enter('tolerance', tolerance)
	first.press('answer', 'claim')
	first.press('release')
	expect(first.link.search).toBe('?tolerance=0.5&answer=claim&release=')
	expect(first.link.hash).toBe('#operate-three-way-matching')
	const second = openAt(first.link.href, ThreeWayMatching, operateThreeWayMatching)
	expect(second.said()).toBe(first.said())
	expect(second.part('tolerance').textContent).toBe('0.5%')
	expect(second.part('saved').textContent).toBe('3,600.00 on one line. The other three asked nobody.')
	second.press('again')
	expect(second.link.search).toBe('')
	expect(second.part('saved').textContent).toBe('nothing yet')
})

test('a search, a checkbox and the choices of radio buttons are in the link', () => {
	const address = '/?query=lock&type=Lease&open=1&compare=on&approve='
	const { said, part, link } = openAt(address, DocumentManagement, operateDocumentManagement)
	expect(said()).toMatch(/^Version 3.0 is filed/)
	expect(part('count').textContent).toMatch(/^2 documents/)
	expect(link.search).toBe('?query=lock&type=Lease&open=1&compare=on&approve=')
})

test('a link that names what the scene does not show changes nothing', () => {
	const address = '/?utm_source=mail&open=99&version=4&query=&type=Deed&again=&said=Paid'
	const { part, said } = openAt(address, DocumentManagement, operateDocumentManagement)
	expect(part('name').textContent).toBe('Letter of Rajan Estates')
	expect(said()).not.toContain('Paid')
	const { part: limits } = openAt('/?limit=7&decide=pay', BusinessProcessManagement, operateBusinessProcessManagement)
	expect(limits('task').textContent).toBe('No case is running.')
})

test('a press on the link puts the state into the address and says so', async () => {
	const { link, said, press } = openAt('/', TradeFinance, operateTradeFinance)
	press('mark', 'total')
	link.click()
	await expect.poll(said).toMatch(/^The link is .*It opens the scene as it is now\.$/)
	expect(location.search).toBe('?mark=total')
})

test.each([
	{ choice: 'the refusal of the bank', address: '/?mark=on-board&decide=refuse', chosen: ['Refuse'] },
	{
		choice: 'the waiver and the answer to it',
		address: '/?mark=on-board&decide=waiver&answer=keep',
		chosen: ['Ask for a waiver', 'Keep to 12 Sep'],
	},
])('trade finance shows $choice', ({ address, chosen }) => {
	const { scene, pressed } = openAt(address, TradeFinance, operateTradeFinance)
	expect(pressed().filter((text) => !text.startsWith('Shipped'))).toEqual(chosen)
	expect(scene.hasAttribute('data-ended')).toBe(true)
})

test('document management signs as its next action once the change was read, and shows what was decided', () => {
	const { main, press, pressed } = openAt('/?open=1&compare=on', DocumentManagement, operateDocumentManagement)
	expect(main()).toEqual(['Approve and sign'])
	press('approve')
	expect(main()).toEqual([])
	expect(pressed()).toEqual(['Approve and sign'])
	expect(openAt('/?open=1&version=2&restore=', DocumentManagement, operateDocumentManagement).pressed()).toEqual([
		'Restore this version',
	])
})

test('business processes show the drawn path and the decision, and start only while no task is open', () => {
	const { main, press, pressed } = openAt(
		'/?target=director',
		BusinessProcessManagement,
		operateBusinessProcessManagement,
	)
	expect(main()).toEqual(['Start'])
	press('start')
	expect(main()).toEqual([])
	press('decide', 'approve')
	expect(pressed(), 'the second task is undecided').toEqual(['Finance director'])
	press('decide', 'return')
	expect(pressed()).toEqual(['Finance director', 'Return'])
})

test('KYC goes on by one action: the next name, and at last the second signature', () => {
	const { main, pressed } = openAt('/', Kyc, operateKyc)
	expect(main()).toEqual([])
	expect(pressed()).toEqual([])
	const decided = openAt('/?fact=1&verdict=other', Kyc, operateKyc)
	expect(decided.main()).toEqual(['Next name'])
	expect(decided.pressed()).toEqual(['Not the same'])
	expect(openAt('/?fact=2&verdict=same', Kyc, operateKyc).main()).toEqual(['Agree and sign'])
})
