import type { CheckedItem, Hint } from '../item.ts'
import { alternativeTexts } from './alternative-texts.ts'
import { deadLinks } from './dead-links.ts'
import { headings } from './headings.ts'
import { lengths } from './lengths.ts'
import { links } from './links.ts'
import { sharePicture } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

const rules = [lengths, structuredData, sharePicture, alternativeTexts, headings, links]

/** Everything that could be better in an item. `dead` has the addresses of its dead links. */
export const hintsFor = (item: CheckedItem, dead: ReadonlySet<string>): Hint[] => [
	...rules.flatMap((rule) => rule(item)),
	...deadLinks(item, dead),
]
