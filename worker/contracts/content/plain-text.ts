import { inlineTags } from './rich-text.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

/** The text of cleaned HTML on one line. */
export const textOf = (html: string): string =>
	html
		.replace(/<\/?([a-z\d]+)[^>]*>/g, (_, tag: string) => (inlineTags.includes(tag) ? '' : ' '))
		.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
