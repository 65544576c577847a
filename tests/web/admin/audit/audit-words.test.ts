import { expect, test } from 'vitest'
import { valueText } from '#web/admin/audit/audit-words.ts'

test('the days of an office are recorded as digits and shown as names', () => {
	expect(valueText('officeDays', '1257')).toBe('Monday, Tuesday, Friday, Sunday')
	expect(valueText('officeDays', '19')).toBe('Monday, 9')
})

test('dates are shown as staff write them, and any other value as it is', () => {
	expect(valueText('dueDate', '2026-03-02')).toBe('2 Mar 2026')
	expect(valueText('phoneNo', '12345')).toBe('12345')
})
