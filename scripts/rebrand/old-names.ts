import type { Brand } from '#web/content/brand-schema.ts'

/** The names of a company that must not remain, without those of the new brand. A hyphen at the end begins file names. */
export function oldNames(old: Brand, next: Brand): string[] {
	const { name, shortName, website, mailDomain, filePrefix, legal } = old
	const present = `${JSON.stringify(next)} ${next.filePrefix}-`.toLowerCase()
	const names = [name, shortName, website, mailDomain, `${filePrefix}-`, legal.name, legal.registrationNumber]
	return [...new Set(names)].filter((each) => !present.includes(each.toLowerCase()))
}

/** A shorter name is part of too many words. It counts as a whole word in its own spelling only. */
const shortest = 5

function patternOf(name: string): RegExp {
	const escaped = RegExp.escape(name)
	if (name.endsWith('-')) return new RegExp(`(?<=^|["'/\\s(])${escaped}(?=[a-z0-9])`, 'imu')
	if (name.length >= shortest) return new RegExp(escaped, 'iu')
	return new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped}(?![\\p{L}\\p{N}_$])`, 'u')
}

/** A character as HTML, or an apostrophe or quotation mark in a string of a script. */
const escapedCharacter = /&(?:amp|lt|gt|quot|apos|#x27|#39);|\\(?=['"`])/g
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** An escaped apostrophe, or the backslash before a plain one. */
const unescaped = (written: string) => characters[written] ?? (written.startsWith('&') ? "'" : '')

/** Returns a function that finds the first of some names in a text. */
export function nameFinder(names: readonly string[]): (text: string) => string | undefined {
	const patterns = names.map(patternOf)
	return (text) => {
		const plain = text.replaceAll(escapedCharacter, unescaped)
		return patterns.map((pattern) => pattern.exec(plain)?.[0]).find((found) => found !== undefined)
	}
}
