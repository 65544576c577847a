import type { HiringTriageForm } from '#contracts/hiring/desk.ts'
import type { DeclineForm } from '#contracts/hiring/telling.ts'
import { answerOf } from '#web/api.ts'
import type { SubjectAct } from '../../desks/acts/subject-acts.ts'
import type { TriageAct } from '../../desks/acts/triage-acts.ts'
import { hiringApi } from '../../staff-api.ts'

/** Why colleagues declined. Applicants never see it. */
export type InternalReason = Pick<DeclineForm, 'declineReason' | 'declineNote'>
type Changes = Omit<HiringTriageForm['subjects'][number], 'id' | 'version'>

export function declineSilently(reason: InternalReason): TriageAct {
	const changes: Changes = { state: 'declined', ...reason }
	return { changes, outcome: 'declined without a letter', isOver: false }
}

/** Keeps the reason until the letter declines. */
export function keepReason(reason: InternalReason): TriageAct {
	const changes: Changes = reason
	return { changes, outcome: 'the reason is kept', isOver: false }
}

/** Declines with a letter to each, which may hold placeholders. */
export const declineByLetter = (text: string, reason: InternalReason): SubjectAct => ({
	async run(subjects, _) {
		const json = { subjects: subjects.map(({ id, version }) => ({ id, version })), text, ...reason }
		const { ids } = await answerOf(hiringApi.declineseveral.$post({ json }))
		return () => answerOf(hiringApi.undodecline.$post({ json: { ids } }))
	},
	outcome: 'declined: the letters leave in ten minutes',
	isOver: false,
})
