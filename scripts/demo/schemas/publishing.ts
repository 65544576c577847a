import { z } from 'zod/mini'
import { type TimeZone, timeZones } from '#contracts/shared/time-zones.ts'
import { document, flyerDocument } from './document.ts'
import { text, texts } from './text.ts'

export const labels = z.strictObject({ categories: texts(), tags: texts() })
export const categories = texts()

export const author = z.strictObject({ name: text() })

/** `author` is a folder of `content/authors`. `priority` 1 to 5 puts a post at the top of the blog. */
export const blog = z.strictObject({
	heading: text(),
	subHeading: text(),
	author: text(),
	date: z.iso.date(),
	category: text(),
	tags: texts(),
	priority: z.literal([0, 1, 2, 3, 4, 5]),
	inactive: z.optional(z.literal(true)),
	html: text(),
})

const publishable = {
	title: text(),
	description: text(),
	unpublished: z.optional(z.literal(true)),
}

export const caseStudy = z.strictObject({
	...publishable,
	category: text(),
	publishedDate: z.iso.date(),
	challenges: texts(),
	benefits: texts(),
	document,
})

export const newsItem = z.strictObject({ ...publishable, url: z.url(), publishedDate: z.iso.date() })

export const whitepaper = z.strictObject({ ...publishable, createdOn: z.iso.date(), document })
export const flyer = z.strictObject({ ...publishable, createdOn: z.iso.date(), document: flyerDocument })

const moment = () => z.optional(z.iso.datetime({ offset: true }))

export const event = z.strictObject({
	...publishable,
	createdOn: z.iso.date(),
	startsAt: moment(),
	endsAt: moment(),
	timeZone: z.optional(z.enum(Object.keys(timeZones) as TimeZone[])),
	venue: z.optional(text()),
	address: z.optional(text()),
	registrationUrl: z.optional(z.url()),
})
