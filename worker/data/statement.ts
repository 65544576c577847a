import type { BatchItem } from 'drizzle-orm/batch'

/** A statement of a batch. */
export type Statement = BatchItem<'sqlite'>
