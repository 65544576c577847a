import { expect, test } from 'vitest'
import { assignTo, canBeSpam, canReopen, markSpam } from '#web/admin/desks/acts/menu-acts.ts'
import { assignToMe, canFinish, markDone, outcomeText, type TriageAct } from '#web/admin/desks/acts/triage-acts.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'

const toast = (count: number, act: TriageAct) => outcomeText(count, act, enquiryDesk)

test('a toast says what was done with one request or with several', () => {
	expect(toast(1, assignToMe(7))).toBe('Assigned to you')
	expect(toast(1, assignTo({ id: 2, name: 'Asha' }))).toBe('Assigned to “Asha”')
	expect(toast(3, markSpam(enquiryDesk))).toBe('3 contact requests marked as spam')
	expect(toast(1, markDone(enquiryDesk))).toBe('Done')
})

test('acts are offered where they change something', () => {
	const rows = (...states: string[]) => states.map((state) => ({ state }))
	expect([canFinish(rows('open', 'done'), enquiryDesk), canFinish(rows('done', 'spam'), enquiryDesk)]).toEqual([
		true,
		false,
	])
	expect([canBeSpam(rows('new'), enquiryDesk), canBeSpam(rows('spam'), enquiryDesk)]).toEqual([true, false])
	expect([
		canReopen(rows('done', 'spam', 'waiting'), enquiryDesk),
		canReopen(rows('done', 'open'), enquiryDesk),
	]).toEqual([true, false])
})
