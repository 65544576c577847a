// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Replacement } from '#contracts/items/schedule.ts'
import { timeText } from '#contracts/shared/date-text.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { bothTimesText } from '#web/admin/schedule/own-time.ts'
import { ReplacementNotice } from '#web/admin/schedule/replacement-notice.tsx'
import { ApiRefusal } from '#web/api.ts'

const dueAt = '2026-12-01T08:00:00.000Z'
const stored: Replacement = {
	dueAt,
	draftVersion: '17.4',
	baseVersion: 2,
	createdAt: '2026-11-25T08:00:00.000Z',
	createdBy: 'Meenal Karvekar',
	triedSince: null,
	failedAt: null,
	failure: null,
}
type Props = Parameters<typeof ReplacementNotice>[0]

function shown(more: Partial<Replacement> = {}, props: Partial<Props> = {}) {
	const calls: string[] = []
	rendered(
		<ReplacementNotice
			replacement={{ ...stored, ...more }}
			draftVersion="17.4"
			hasChanges
			liveVersion={2}
			busy={false}
			onUpdate={() => calls.push('update')}
			onChangeTime={() => calls.push('change')}
			onCorrect={() => calls.push('correct')}
			onOpenScheduled={() => calls.push('open')}
			onCancel={async () => void calls.push('cancel')}
			{...props}
		/>,
	)
	return calls
}
const tone = () => document.querySelector('[data-tone]')?.getAttribute('data-tone')
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const settled = () => act(async () => {})

test('the notice says when this version replaces the live one, in both zones, and who scheduled it', () => {
	shown()
	expect(words()).toContain(
		`This version replaces the live one on ${bothTimesText(dueAt)}. Scheduled by Meenal Karvekar.`,
	)
	expect(tone()).toBe('info')
	expect(buttons()).toEqual(['Correct the live page', 'Change time', 'Cancel schedule'])
})

test('a draft that has changed since can update the schedule', () => {
	const calls = shown({}, { draftVersion: '17.5' })
	expect(words()).toContain('You have typed since. What was scheduled stays until you update it.')
	click(button('Update schedule'))
	click(button('Change time'))
	expect(calls).toEqual(['update', 'change'])
})

test('a live version that has moved is a warning', () => {
	shown({}, { liveVersion: 3 })
	expect(words()).toContain(
		'The live version has changed since. This version will be refused unless you update the schedule.',
	)
	expect(tone()).toBe('warning')
	expect(buttons()).toContain('Update schedule')
})

test('a refused version says why and what to do', () => {
	shown({ failedAt: dueAt, failure: 'Category: choose again.' }, { draftVersion: '17.5' })
	expect(words()).toContain(`This version did not replace the live one on ${bothTimesText(dueAt)}.`)
	expect(words()).toContain('Category: choose again.')
	expect(words()).toContain('schedule it again, or cancel the schedule.')
	expect(tone()).toBe('danger')
	expect(buttons()).toEqual(['Schedule again', 'Cancel schedule'])
})

test('a version that is tried again says since when, and that nothing is to be done', () => {
	const triedSince = new Date().toISOString()
	shown({ triedSince })
	expect(words()).toContain(`This version was to replace the live one on ${bothTimesText(dueAt)}.`)
	expect(words()).toContain(`Is being tried again since ${timeText(triedSince)}. Nothing is wrong with the version`)
	expect(tone()).toBe('warning')
	expect(buttons()).toEqual(['Correct the live page', 'Change time', 'Cancel schedule'])
})

test('a form with the live page opens the scheduled version', () => {
	const calls = shown({}, { draftVersion: null, hasChanges: false })
	expect(words()).toContain('A scheduled version replaces the live one on')
	expect(words()).toContain('The form shows the live page.')
	expect(buttons()).toEqual(['Open the scheduled version', 'Cancel schedule'])
	click(button('Open the scheduled version'))
	expect(calls).toEqual(['open'])
})

test('a form with another change can only cancel the schedule', () => {
	shown({}, { draftVersion: '18.1' })
	expect(words()).toContain('The form shows another change. Save or discard it to open the scheduled version.')
	expect(buttons()).toEqual(['Cancel schedule'])
	click(button('Cancel schedule'))
	expect(words(), 'it is stored nowhere else').toContain('The scheduled version is deleted')
})

test('Cancel schedule asks first', async () => {
	const calls = shown()
	click(button('Cancel schedule'))
	expect(words()).toContain('Cancel the schedule?')
	click(button('Keep it'))
	expect(calls).toEqual([])
	click(button('Cancel schedule'))
	const confirm = document.querySelector('[role="alertdialog"]')?.querySelectorAll('button')[1]
	click(confirm)
	await settled()
	expect(calls).toEqual(['cancel'])
	expect(document.querySelector('[role="alertdialog"]')).toBeNull()
})

test('a cancellation that is refused stays open and says why', async () => {
	shown(
		{},
		{ onCancel: () => Promise.reject(new ApiRefusal(409, { code: null, errorMsg: 'The item is gone.', fields: {} })) },
	)
	click(button('Cancel schedule'))
	click(document.querySelector('[role="alertdialog"]')?.querySelectorAll('button')[1])
	await settled()
	expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('The item is gone.')
})
