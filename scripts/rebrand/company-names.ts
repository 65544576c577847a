import type { Brand } from '#web/content/brand-schema.ts'

export const nameFields = ['name', 'shortName', 'website', 'mailDomain', 'filePrefix'] as const

export type Names = Pick<Brand, (typeof nameFields)[number]>

/** Completes the names of a company: what is not given follows from what is, or stays as it was. */
export function completeNames(given: Partial<Names>, present: Names): Names {
	const shortName = given.shortName ?? given.name?.split(' ')[0] ?? present.shortName
	const mailDomain = given.mailDomain ?? given.website?.replace(/^www\./, '') ?? present.mailDomain
	return {
		name: given.name ?? present.name,
		shortName,
		mailDomain,
		website: given.website ?? (given.mailDomain ? `www.${mailDomain}` : present.website),
		filePrefix: given.filePrefix ?? (shortName === present.shortName ? present.filePrefix : slugOf(shortName)),
	}
}

/** "cafe-nord" of "Café Nord". */
export const slugOf = (text: string) =>
	text
		.normalize('NFKD')
		.replaceAll(/\p{Mark}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^[^a-z]+|-+$/g, '')

/** Replaces the names of one company by those of another, as whole words only. */
export function renamed(text: string, from: Names, to: Names): string {
	const next = new Map(nameFields.map((field) => [from[field], to[field]]))
	const longestFirst = [...next.keys()].sort((one, other) => other.length - one.length)
	const anyName = longestFirst.map((name) => RegExp.escape(name)).join('|')
	const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyName})(?![\\p{L}\\p{N}])`, 'gu')
	return text.replace(whole, (name) => next.get(name) ?? name)
}
