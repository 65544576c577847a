// @vitest-environment happy-dom
import { act } from 'react'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { companyTimeText } from '#web/admin/schedule/own-time.ts'
import { ScheduleFields } from '#web/admin/schedule/schedule-fields.tsx'
import { type ScheduleTimes, schedule } from '#web/admin/schedule/schedule-values.ts'
import { brand } from '#web/content/brand.ts'

type Values = ScheduleTimes & { isPublished: boolean; version?: number }

/** The fields of an editor in Berlin on 25 November 2026. Returns what the form holds. */
function shown(start: Partial<Values> = {}) {
	vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] })
	const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
	zone.mockReturnValue({ timeZone: 'Europe/Berlin' } as Intl.ResolvedDateTimeFormatOptions)
	onTestFinished(() => {
		zone.mockRestore()
		vi.useRealTimers()
	})
	let values = (): Values => ({ publishAt: '', unpublishAt: '', isPublished: true })
	function Form() {
		const form = useForm<Values>({ defaultValues: { publishAt: '', unpublishAt: '', isPublished: true, ...start } })
		values = form.getValues
		return <ScheduleFields form={form} names={schedule} />
	}
	rendered(<Form />)
	return () => values()
}

function input(label: string): HTMLInputElement {
	const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
	if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${label}`)
	return found
}

function type(label: string, value: string) {
	const field = input(label)
	act(() => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
		field.dispatchEvent(new Event('input', { bubbles: true }))
	})
}
const leave = (label: string) => act(() => input(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const clear = (label: string) =>
	act(() => document.querySelector<HTMLElement>(`button[aria-label="Clear ${label}"]`)?.click())
const isOpen = () => document.querySelector('details')?.open

test('the group is open where a time is set, and names the zone and the company’s time', () => {
	shown({ publishAt: '2026-12-01T08:00:00.000Z' })
	expect(isOpen()).toBe(true)
	expect(input('Publish at').value).toBe('2026-12-01T09:00')
	expect(words()).toContain('Your time: Europe/Berlin')
	expect(words()).toContain(companyTimeText('2026-12-01T08:00:00.000Z'))
	const described = input('Publish at').getAttribute('aria-describedby') ?? ''
	expect(document.getElementById(described)?.textContent).toContain(brand.timeZone.name)
})

test('without a time the group is closed and says nothing of the company’s time', () => {
	shown()
	expect(isOpen()).toBe(false)
	expect(words()).not.toContain(brand.timeZone.name)
})

test('a typed time is stored in UTC; after a skipped hour is left, the field shows what is stored', () => {
	const values = shown()
	type('Publish at', '2027-03-28T02:30')
	expect(input('Publish at').value).toBe('2027-03-28T02:30')
	expect(words()).toContain('Clocks skip this hour')
	leave('Publish at')
	expect(values().publishAt).toBe('2027-03-28T01:30:00.000Z')
	expect(input('Publish at').value).toBe('2027-03-28T03:30')
	expect(words()).not.toContain('Clocks skip this hour')
})

test('Clear takes the time away and returns to the field', () => {
	const values = shown({ unpublishAt: '2026-12-24T08:00:00.000Z' })
	clear('Unpublish at')
	expect(values().unpublishAt).toBe('')
	expect(document.activeElement).toBe(input('Unpublish at'))
})

test('a time in the past is remarked on, and is no error', () => {
	shown({ publishAt: '2026-11-24T08:00:00.000Z', unpublishAt: '2026-11-25T11:59:00.000Z' })
	expect(words()).toContain('This is in the past: visitors see it at once.')
	expect(words()).toContain('This is in the past: visitors do not see it any more.')
	expect(input('Publish at').getAttribute('aria-invalid')).toBeNull()
})

test('a time without the Published box is told that nothing goes live', () => {
	shown({ publishAt: '2026-12-01T08:00:00.000Z', isPublished: false })
	expect(document.querySelector('[role="status"]')?.textContent).toBe('Nothing goes live until Published is ticked.')
})

test('a half typed time is an error when the field is left, and never stored as none', () => {
	const values = shown()
	Object.defineProperty(input('Publish at'), 'validity', { value: { badInput: true } })
	leave('Publish at')
	expect(values().publishAt).toBe('incomplete')
	expect(words()).toContain('Complete the date and the time, or clear the field')
	clear('Publish at')
	expect(values().publishAt).toBe('')
})

test('a time of a live item is called Hide until, and says that the page goes offline and what to do instead', () => {
	const values = shown({ version: 2 })
	type('Hide until', '2026-12-01T09:00')
	expect(values().publishAt).toBe('2026-12-01T08:00:00.000Z')
	expect(words()).toContain('The page goes offline when you save, until then.')
	expect(words()).toContain('choose “Schedule this change”')
})

test.each([
	['an item that was never saved', {}],
	['one that is not live', { version: 2, isPublished: false }],
	['one that goes live later', { version: 2, publishAt: '2026-12-01T08:00:00.000Z' }],
	['one that says since when it is live', { version: 2, publishAt: '2026-11-01T08:00:00.000Z' }],
])('the time of %s is called Publish at', (_, start) => {
	shown(start)
	expect(input('Publish at')).toBeDefined()
})
