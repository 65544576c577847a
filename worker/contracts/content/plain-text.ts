import { inlineTags } from './rich-text.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

const raised = { from: '0123456789+-−()', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾' }

/** Raised digits are characters: otherwise 10⁶ reads as 106. */
const raisedDigits = (text: string) => text.replace(/./gu, (sign) => raised.to[raised.from.indexOf(sign)] ?? sign)

/** The text of cleaned HTML on one line. */
export const plainTextOf = (html: string): string =>
	html
		.replace(/<sup>([\d+−()-]+)<\/sup>/g, (_, text: string) => raisedDigits(text))
		.replace(/<\/?([a-z\d]+)[^>]*>/g, (_, tag: string) => (inlineTags.includes(tag) ? '' : ' '))
		.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/[\s\u0085]+/g, ' ')
		.trim()
