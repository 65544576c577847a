import {
	act,
	chosen,
	listedAt,
	main,
	outcomeTexts,
	relationSigns,
	relationTexts,
	type Screening,
	saved,
	screeningOutcomeOf,
	secondText,
	start,
	verdictTexts,
} from '#web/site/signature/kyc/screening.ts'
import { operate, scenePartsOf } from './operate.ts'

/** The listed names, their facts, and the signatures of two readers. */
export function operateKyc(scene: HTMLFormElement): void {
	const part = scenePartsOf(scene)
	const show = (state: Screening) => {
		const { list, likeness, facts } = listedAt(state.open)
		part('list').textContent = list
		part('likeness').textContent = `${likeness}%`
		facts.forEach(({ value, relation }, index) => {
			part(`fact-${index}`).dataset.relation = relation
			part(`sign-${index}`).textContent = relationSigns[relation]
			part(`there-${index}`).textContent = value
			part(`relation-${index}`).textContent = relationTexts[relation]
		})
		state.decisions.forEach((decision, index) => {
			const verdict = decision?.verdict ?? 'none'
			part(`listed-${index}`).dataset.verdict = verdict
			part(`decision-${index}`).textContent = verdictTexts[verdict]
		})
		for (const choice of scene.querySelectorAll<HTMLInputElement>('input'))
			choice.checked = Number(choice.value) === (choice.name === 'fact' ? state.fact : state.open)
		part('second').textContent = secondText(state)
		const outcome = screeningOutcomeOf(state)
		part('rating').textContent = outcomeTexts[outcome].rating
		part('follows').textContent = outcomeTexts[outcome].next
		scene.dataset.verdict = state.decisions[state.open]?.verdict ?? 'none'
		scene.dataset.outcome = outcome
	}
	operate(scene, { start, act, show, chosen, main, saved })
	// On phones the next name is above the button, out of sight.
	scene.querySelector('button[name="next"]')?.addEventListener('click', () => {
		const first = part('fact-0').querySelector('input')
		first?.focus({ preventScroll: true })
		part('fact-0').scrollIntoView({ block: 'nearest' })
	})
}
