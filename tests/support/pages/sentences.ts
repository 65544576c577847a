const fewestWords = 10

/** What counts as the same sentence however it is set: case, punctuation and kinds of quotes left out. An address is one word. */
export const plain = (sentence: string) =>
	sentence
		.toLowerCase()
		.split(/[\s—–]+/)
		.map((word) => word.replaceAll(/[^\p{L}\p{N}%]/gu, ''))
		.filter((word) => word !== '')
		.join(' ')

/** The sentences of ten words and more in these texts. */
export const longSentences = (texts: readonly string[]): string[] =>
	texts
		.flatMap((text) => text.split(/(?<=[.!?][’”)]?)\s+/))
		.map(plain)
		.filter((sentence) => sentence.split(' ').length >= fewestWords)

/** Every sentence that stands in two of the texts, or twice in one, with the names of where it stands. */
export function repeated(textsByName: ReadonlyMap<string, readonly string[]>): string[] {
	const places = new Map<string, string[]>()
	for (const [name, texts] of textsByName)
		for (const sentence of longSentences(texts)) places.set(sentence, [...(places.get(sentence) ?? []), name])
	return [...places]
		.filter(([, names]) => names.length > 1)
		.map(([sentence, names]) => `${names.join(', ')}: ${sentence}`)
}
