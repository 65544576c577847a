// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { operateThreeWayMatching } from '#web/enhance/signature/three-way-matching.ts'
import { ThreeWayMatching } from '#web/site/signature/three-way-matching/three-way-matching.tsx'
import { operated } from './operated.ts'

const open = () => operated(ThreeWayMatching, operateThreeWayMatching)

test('a price above the tolerance goes to the buyer, and one within it passes', () => {
	const { enter, part, said } = open()
	expect(part('verdict-1').textContent).toBe('The buyer is asked')
	enter('tolerance', '1.5')
	expect(part('line-1').dataset.verdict).toBe('asked')
	enter('tolerance', '2')
	expect(part('line-1').dataset.verdict).toBe('within')
	expect(said()).toBe('Tolerance 2.0%: 4 of 4 lines pass. The invoice can be released.')
	expect(part('to-pay').textContent).toBe('189,240.00')
})

test('an invoice with an open question is not released', () => {
	const { scene, press, said } = open()
	press('release')
	expect(said()).toBe('Not released: the ball bearings still wait for the buyer.')
	expect(scene.hasAttribute('data-released')).toBe(false)
})

test('a claim lowers what is paid, and the release ends the case until it starts again', () => {
	const { scene, press, enter, part, said } = open()
	press('answer', 'claim')
	expect(part('to-pay').textContent).toBe('185,640.00')
	press('release')
	expect(said()).toMatch(/^Invoice INV 0417 is released. 185,640.00 goes into the payment run/)
	expect(scene.hasAttribute('data-released')).toBe(true)
	enter('tolerance', '3')
	expect(part('tolerance').textContent, 'a released invoice stays as it is').toBe('1.0%')
	press('again')
	expect(scene.hasAttribute('data-released')).toBe(false)
	expect(part('verdict-1').textContent).toBe('The buyer is asked')
})

test('the buyer can change an answer before the release', () => {
	const { press, part } = open()
	press('answer', 'claim')
	press('answer', 'accept')
	expect(part('verdict-1').textContent).toBe('Accepted by Tunde O.')
	expect(part('to-pay').textContent).toBe('189,240.00')
})
