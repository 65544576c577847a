import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'

/** The calendar date at the company this many days from today. */
export const inDays = (days: number) => companyToday(new Date(Date.now() + days * 24 * 60 * 60_000))

/** When a calendar date begins at the company, and the last millisecond before it. */
export const startOf = (date: string) => new Date(companyMoment(`${date}T00:00`)).toISOString()
export const lastBefore = (date: string) => new Date(Date.parse(startOf(date)) - 1).toISOString()
