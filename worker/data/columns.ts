import { customType, integer, text } from 'drizzle-orm/sqlite-core'

/** An id that is never reused: an old link cannot point at a new row. */
export const autoIncrementId = () => integer('id').primaryKey({ autoIncrement: true })

/** A moment in UTC, ISO 8601 with milliseconds: text order is time order. */
export const momentColumn = (name: string) => text(name)

export const flagColumn = (name: string) => integer(name, { mode: 'boolean' })

/** Bytes. D1 returns a BLOB as a list of numbers. */
export const bytesColumn = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Iterable<number> }>({
	dataType: () => 'blob',
	fromDriver: (value) => Uint8Array.from(value),
})

/** A calendar date, YYYY-MM-DD. */
export const calendarDateColumn = (name: string) => text(name)
