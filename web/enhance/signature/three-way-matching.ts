import {
	act,
	amount,
	chosen,
	deskText,
	lines,
	type Matching,
	main,
	passed,
	perCent,
	saved,
	start,
	toPay,
	verdictOf,
	verdictTexts,
} from '#web/site/signature/three-way-matching/matching.ts'
import { operate, partsOf } from './operate.ts'

/** Tolerance, the buyer's answer, and the release of the invoice. */
export function threeWayMatching(scene: HTMLFormElement): void {
	const part = partsOf(scene)
	const show = (state: Matching) => {
		lines.forEach((line, index) => {
			const verdict = verdictOf(line, state)
			part(`line-${index}`).dataset.verdict = verdict
			part(`verdict-${index}`).textContent = verdictTexts[verdict]
		})
		part('tolerance').textContent = perCent(state.tolerance)
		part('desk').textContent = deskText(state)
		part('passed').textContent = `${passed(state)} of ${lines.length}`
		part('to-pay').textContent = amount(toPay(state))
		part('release').textContent = state.released ? 'Released' : 'Release the invoice'
		scene.toggleAttribute('data-released', state.released)
		part('rule').toggleAttribute('disabled', state.released)
		part('answers').toggleAttribute('disabled', state.released || verdictOf(lines[1], state) === 'within')
	}
	operate(scene, { start, act, show, chosen, main, saved })
}
