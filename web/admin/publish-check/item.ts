import type { Picture } from '#contracts/content/publishable.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import type { ShareCardPicture } from '#web/site/seo/page-meta.ts'
import type { Size } from '../pictures/picture-size.ts'

/** The target of "Show": a field of the form, or the nth element of this kind inside it. */
export type HintTarget = { field: string; part?: { selector: string; index: number } }

/** One thing to improve: what is wrong and what to do. */
export type Hint = { text: string; target: HintTarget }

export type CheckedPicture = {
	/** The subject of a sentence, such as "The cover". */
	name: string
	alt: string
	target: HintTarget
}

export type CheckedLink = { href: string; text: string; target: HintTarget }

type CheckedHeading = { level: number; text: string; target: HintTarget }

type CheckedText = {
	field: string
	words: number
	/** The level of the heading above the text on the page. */
	below: number
	headings: readonly CheckedHeading[]
}

/** The page of an item, as search engines and networks read it. */
export type CheckedPage = {
	facts: PageFacts
	/** A new item has no address yet. */
	isSaved: boolean
	title: { text: string; field: string }
	description: {
		/** The text on the page. */
		shown: string
		/** The text from which it is made. */
		source: string
		/** Visitors see the source as it is, so that all of it should fit. */
		isWhole: boolean
		field: string
	}
	card: ShareCardPicture
	/** The item's own picture for the card. Null if there is none. */
	picture: ({ name: string; field: string } & Size) | null
}

/** A property that the structured data has not. */
export type Lack = {
	what: string
	/** The next step, as a sentence. */
	todo: string
	field: string
}

/** The content of a form, as the rules read it. */
export type CheckedItem = {
	kind: ItemKindName
	/** Null if the item appears only within a list. */
	page: CheckedPage | null
	text: CheckedText | null
	pictures: readonly CheckedPicture[]
	links: readonly CheckedLink[]
	/** The properties that the JSON-LD of the page lacks. */
	lacks: readonly Lack[]
}

/** A chosen file or a stored picture. Both sides are 0 if the browser cannot read the file. */
export type ShownPicture = Pick<Picture, 'url' | 'width' | 'height'>

export type PictureOf = (file: File) => ShownPicture
