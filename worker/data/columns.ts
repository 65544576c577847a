import { integer, text } from 'drizzle-orm/sqlite-core'

/** An id that is never given out twice, so that nothing old can point at a new row. */
export const autoIncrementId = () => integer('id').primaryKey({ autoIncrement: true })

/** A moment, UTC ISO 8601 with milliseconds, so that text order is time order. */
export const moment = (name: string) => text(name)

export const flag = (name: string) => integer(name, { mode: 'boolean' })
