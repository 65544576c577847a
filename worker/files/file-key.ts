import { text } from 'drizzle-orm/sqlite-core'
import { files } from './files.table.ts'

/** The key of a file of a row. Each such column needs an index: SQLite reads all of them before it deletes a file. */
export const fileKey = (name: string) => text(name).references(() => files.key, { onDelete: 'restrict' })
