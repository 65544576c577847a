// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { eraseWithinDays } from '#contracts/hiring/applicant-page.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { ErasureAsked } from '#web/admin/applications/erasure-asked.tsx'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
const day = (at: string) => dayText(companyToday(new Date(at)))
const textOf = (at: string) => renderToStaticMarkup(<ErasureAsked at={at} />).replace(/<[^>]*>/g, '')

test('an application says until when it must be erased', () => {
	const due = daysAgo(2 - eraseWithinDays)
	expect(textOf(daysAgo(2))).toBe(`Erasure asked on ${day(daysAgo(2))}, due by ${day(due)}`)
})

test('after that it says that the erasure is overdue', () => {
	const at = daysAgo(eraseWithinDays + 1)
	expect(textOf(at)).toBe(`Erasure asked on ${day(at)}, overdue since ${day(daysAgo(1))}`)
})
