import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The time of the next try, for the update that counts this one: after 1, 2, 4 ... minutes, at most `longestMinutes`. */
export const backOff = (now: Date, attempts: AnyColumn, longestMinutes = 60): SQL<string> =>
	sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${now.toISOString()}, '+' || min(${longestMinutes}, 1 << min(${attempts}, 6)) || ' minutes')`
