import { bytesOf, withoutEncodedWords } from './encoded-words.ts'
import { lettersOf } from './letters.ts'

/** A parameter of a header: its name, the number of its section, whether it is encoded, and its value. */
const parameter = /;\s*([^\s=;*]+)(?:\*(\d{1,4}))?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g

/** The value of a parameter in letters, by RFC 2231 or in encoded words; '' if the header has none. */
export function parameterOf(header: string, name: string): string {
	const found = Array.from(header.matchAll(parameter), ([, key, section, star, quoted, token]) => ({
		name: key?.toLowerCase(),
		section: section === undefined ? -1 : Number(section),
		isEncoded: star !== undefined,
		value: quoted?.replace(/\\(["\\])/g, '$1') ?? token?.trim() ?? '',
	})).filter((each) => each.name === name)
	const sections = found
		.filter(({ section, isEncoded }) => section >= 0 || isEncoded)
		.sort((one, other) => one.section - other.section)
	if (sections.length === 0) return withoutEncodedWords(found[0]?.value ?? '')
	const [, label = '', start] = /^([^']*)'[^']*'(.*)$/s.exec(sections[0]?.value ?? '') ?? []
	const bytes = sections.map(({ isEncoded, value }, index) => {
		const text = index === 0 && isEncoded ? (start ?? value) : value
		return isEncoded ? bytesOf(text, '%') : Buffer.from(text)
	})
	return withoutEncodedWords(lettersOf(Buffer.concat(bytes), label))
}
