import type { DocumentDetails } from '#contracts/content/documents.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { checkedInList } from '../publish-check/checked-parts.ts'
import type { CheckedItem, PictureOf } from '../publish-check/item.ts'
import type { DocumentValues } from './document-values.ts'

/** Describes the form of a flyer or whitepaper for the rules. */
export const describeDocument = (
	kind: ItemKindName,
	values: DocumentValues,
	item: DocumentDetails | null,
	pictureOf: PictureOf,
): CheckedItem => ({ ...checkedInList(values, item, 'The thumbnail image', pictureOf), kind })
