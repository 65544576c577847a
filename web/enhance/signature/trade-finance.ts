import {
	act,
	chosen,
	dayOf,
	type Examination,
	messageOf,
	saved,
	start,
} from '#web/site/signature/trade-finance/examination.ts'
import { papers } from '#web/site/signature/trade-finance/papers.ts'
import { operate, scenePartsOf } from './operate.ts'

/** The papers on the desk, the marked fields, the banking days, and the message that leaves. */
export function operateTradeFinance(scene: HTMLFormElement): void {
	const part = scenePartsOf(scene)
	const show = (state: Examination) => {
		for (const { name, fields } of papers) {
			const sheet = part(`paper-${name}`)
			sheet.toggleAttribute('data-open', name === state.paper)
			for (const button of sheet.querySelectorAll('button')) {
				const isExamined = state.examined.includes(button.value)
				const isFault = fields.some(({ id, fault }) => id === button.value && fault)
				button.disabled = false
				button.ariaPressed = String(isExamined && isFault)
				button.toggleAttribute('data-examined', isExamined && !isFault)
			}
		}
		for (const [index, day] of [...part('days').children].entries())
			day.toggleAttribute('data-gone', index < dayOf(state))
		for (const button of part('answers').querySelectorAll('button'))
			button.ariaDisabled = String(!state.isAsked || state.outcome !== null)
		part('message').textContent = messageOf(state)
		scene.toggleAttribute('data-sent', state.outcome !== null)
	}
	operate(scene, { start, act, show, chosen, saved })
}
