import { expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { snoozeTimes, typedSnooze } from '#web/admin/desks/acts/snooze-times.ts'

const company = (time: string) => new Date(companyMoment(time))

test.each([
	['a Friday night', '2026-11-27T23:30', ['2026-11-28T09:00', '2026-11-30T09:00']],
	['a Monday', '2026-11-30T08:00', ['2026-12-01T09:00', '2026-12-07T09:00']],
	['a Sunday, when tomorrow is Monday', '2026-11-29T12:00', ['2026-11-30T09:00']],
])('a snooze ends on a morning by the clock of the company: on %s', (_, now, mornings) => {
	const times = snoozeTimes(company(now))
	expect(times.map(({ at }) => at)).toEqual(mornings.map((time) => company(time).toISOString()))
	expect(times[0]?.label).toBe('Tomorrow morning')
})

test('a time that is typed counts by the clock of the company, and one that is over is none', () => {
	const now = company('2026-11-27T12:00')
	expect(typedSnooze('2026-11-27T15:30', now)).toBe(company('2026-11-27T15:30').toISOString())
	for (const typed of ['', '2026-11-27T12:00', '2025-01-01T09:00', 'soon']) expect(typedSnooze(typed, now)).toBeNull()
})
