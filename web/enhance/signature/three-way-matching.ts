import {
	act,
	amount,
	chosen,
	deskText,
	lines,
	lineVerdictTexts,
	type Matching,
	main,
	passed,
	perCent,
	saved,
	start,
	toPay,
	verdictOf,
} from '#web/site/signature/three-way-matching/matching.ts'
import { operate, scenePartsOf } from './operate.ts'

/** Tolerance, the buyer's answer, and the release of the invoice. */
export function operateThreeWayMatching(scene: HTMLFormElement): void {
	const part = scenePartsOf(scene)
	const show = (state: Matching) => {
		lines.forEach((line, index) => {
			const verdict = verdictOf(line, state)
			part(`line-${index}`).dataset.verdict = verdict
			part(`verdict-${index}`).textContent = lineVerdictTexts[verdict]
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
