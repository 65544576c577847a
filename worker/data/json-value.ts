import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The value at a path of a JSON column; null if the column holds no JSON, which fails the statement otherwise. */
export const jsonValue = (column: SQLWrapper, path: string): SQL =>
	sql`case when json_valid(${column}) then ${column} ->> ${path} end`

/** The same for a text. Any other value is null. */
export const jsonText = (column: SQLWrapper, path: string): SQL<string | null> =>
	sql`case when json_valid(${column}) then case json_type(${column}, ${path}) when 'text' then ${column} ->> ${path} end end`
