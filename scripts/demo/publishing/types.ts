import type { TimeZone } from '#contracts/shared/time-zones.ts'

/** Calendar dates are YYYY-MM-DD; moments carry their offset. `slug` names the pictures and files of an item. */
type Publishable = { slug: string; title: string; description: string; unpublished?: true }

export type DemoBlog = {
	slug: string
	heading: string
	subHeading: string
	/** A key of `demoAuthors`. */
	author: string
	date: string
	category: string
	tags: readonly string[]
	/** 1 to 5 leads the blog; 0 none. */
	priority: 0 | 1 | 2 | 3 | 4 | 5
	/** HTML; `{{inside}}` is the picture `blog-<slug>-inside`. */
	content: string
	inactive?: true
}

export type DemoCaseStudy = Publishable & {
	category: string
	publishedDate: string
	challenges: readonly string[]
	benefits: readonly string[]
	paper: DemoPaper
}

export type DemoNews = Publishable & { url: string; publishedDate: string }

/** A flyer or a whitepaper. */
export type DemoDocument = Publishable & { createdOn: string; paper: DemoPaper }

/** What its PDF says, below the title. */
export type DemoPaper = { lead: string; sections: readonly DemoPaperSection[] }
type DemoPaperSection = {
	heading: string
	paragraphs?: readonly string[]
	points?: readonly string[]
	table?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

export type DemoEvent = Publishable & {
	createdOn: string
	startsAt?: string
	timeZone?: TimeZone
	endsAt?: string
	venue?: string
	address?: string
}
