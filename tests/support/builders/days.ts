import { todayInIndia } from '#contracts/shared/india-time.ts'

/** The calendar date in India this many days from today. */
export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 24 * 60 * 60_000))
