import type { Database } from '#worker/data/db.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { altOf, type Item, uploadOf } from './load-content.ts'

export type Filling = { db: Database; bindings: Bindings; editor: Pick<Editor, 'staff' | 'requestId'> }

/** Adds one item after the other, so that ids follow dates. */
export async function each<Item>(items: readonly Item[], add: (item: Item) => Promise<unknown>) {
	for (const item of items) await add(item)
	return items.length
}

/** Nine in the morning at the company. */
export const onDay = (date: string) => new Date(`${date}T03:30:00Z`)

export const pictureOf = (item: Item, file = 'picture.webp') => uploadOf(item, file, `${item.slug}-${file}`)

export const thumbnail = (item: Item) => ({ thumbnailImage: pictureOf(item), thumbnailAlt: altOf(item) })
