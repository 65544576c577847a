import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import type { Snapshot } from './snapshot.ts'

/** The alternative texts of an item's pictures, by the key of the file. A picture at several places has the first text. */
export function alternativeTexts(kind: ItemKindName, { values, files }: Snapshot): Map<string, string> {
	const { htmlField } = kindFacts[kind]
	const inside = textsInside(htmlField === null ? '' : String(values[htmlField] ?? ''))
	const texts = new Map<string, string>()
	for (const [path, key] of Object.entries(files)) {
		const [field = path, name] = path.split('.')
		const listed = values[`${field}Alts`]
		const text =
			name === undefined
				? values[`${field.replace(/Image$/, '')}Alt`]
				: Array.isArray(listed)
					? listed[Number(name)]
					: inside.get(name)
		if (typeof text === 'string' && text !== '' && !texts.has(key)) texts.set(key, text)
	}
	return texts
}

/** The alternative texts in stored HTML, by the names of the pictures. */
const textsInside = (html: string) =>
	new Map(
		Array.from(html.matchAll(/<img src="\{\{([a-z\d-]+)\}\}" alt="([^"]*)"/g), ([, name = '', text = '']) => [
			name,
			unescaped(text),
		]),
	)

const unescaped = (text: string) =>
	text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
