// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { operateKyc } from '#web/enhance/signature/kyc.ts'
import { Kyc } from '#web/site/signature/kyc/kyc.tsx'
import { operated } from './operated.ts'

function open() {
	const scene = operated(Kyc, operateKyc)
	const choose = (name: string, value: number) => {
		const choice = scene.scene.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
		if (!choice) throw new Error(`No ${name} ${value}`)
		choice.checked = true
		choice.dispatchEvent(new Event('input', { bubbles: true }))
	}
	return { ...scene, choose }
}

const [name, born, place, passport] = [0, 1, 2, 3] as const

test('a decision needs a fact that supports it, and a refusal says why', () => {
	const { choose, press, part, said } = open()
	press('verdict', 'other')
	expect(said()).toBe('First choose the fact that your decision rests on.')
	choose('fact', name)
	press('verdict', 'other')
	expect(said()).toBe('Refused: a name 71% alike only asks the question.')
	choose('fact', passport)
	press('verdict', 'other')
	expect(said()).toBe('Refused: the list gives no passport, and an empty field proves nothing.')
	choose('fact', place)
	press('verdict', 'other')
	expect(said()).toMatch(/agrees on both sides/)
	choose('fact', born)
	press('verdict', 'same')
	expect(said()).toBe('Refused: 14 June 1991 here, 1968 there. That is no sign of one person.')
	expect(part('decision-0').textContent).toBe('Undecided')
	press('verdict', 'other')
	expect(part('decision-0').textContent).toBe('Set aside')
})

test('a name opens with its facts and keeps its decision', () => {
	const { scene, choose, press, part, said } = open()
	choose('fact', born)
	press('verdict', 'other')
	choose('listed', 1)
	expect(said()).toBe(
		'Anan Dashti, 42% alike, UN sanctions list: name differs, born differs, place differs, passport differs.',
	)
	expect(part('there-2').textContent).toBe('Herat')
	expect(scene.querySelector('input[name="fact"]:checked')).toBeNull()
	choose('fact', place)
	press('verdict', 'other')
	expect(said()).toBe('Refused: people move. Another place does not make another person.')
	choose('listed', 0)
	expect(scene.querySelector<HTMLInputElement>('input[name="fact"]:checked')?.value).toBe(String(born))
	expect(scene.dataset.verdict).toBe('other')
	choose('fact', name)
	expect(part('decision-0').textContent, 'another fact takes the decision back').toBe('Undecided')
})

test('four names set aside and two signatures rate the customer low', () => {
	const { scene, choose, press, part, said } = open()
	press('second')
	expect(said()).toBe('Not signed: P. Rao signs when 4 more names are decided.')
	for (const fact of [born, name, name, name]) {
		choose('fact', fact)
		press('verdict', 'other')
		press('next')
	}
	expect(said()).toBe('No name is left. P. Rao reads next.')
	press('second')
	expect(scene.dataset.outcome).toBe('low')
	expect(part('follows').textContent).toBe('Next review March 2034')
	press('again')
	expect(scene.dataset.outcome).toBe('open')
	expect(part('decision-3').textContent).toBe('Undecided')
})

test('a match that both readers sign blocks the record, and a returned one is open again', () => {
	const { scene, choose, press, part, said } = open()
	choose('fact', place)
	press('verdict', 'same')
	expect(part('second').textContent).toMatch(/^Two million people live in Lakemont/)
	press('return')
	expect(part('decision-0').textContent).toBe('Undecided')
	choose('fact', place)
	press('verdict', 'same')
	press('second')
	expect(scene.dataset.outcome).toBe('blocked')
	expect(said()).toBe('M. Joseph and P. Rao have signed. Blocked. Reported to the principal officer.')
	choose('fact', born)
	expect(said()).toBe('Both have signed. Start again to decide otherwise.')
	expect(scene.querySelector<HTMLInputElement>('input[name="fact"]:checked')?.value).toBe(String(place))
})
