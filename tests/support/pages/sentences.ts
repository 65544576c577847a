const fewestWords = 10

/** Normalises a sentence: without case, punctuation and kinds of quotes. An address is one word. */
export const plain = (sentence: string) =>
	sentence
		.toLowerCase()
		.split(/[\s—–]+/)
		.map((word) => word.replaceAll(/[^\p{L}\p{N}%]/gu, ''))
		.filter((word) => word !== '')
		.join(' ')

/** Sentences of ten or more words. */
export const longSentences = (texts: readonly string[]): string[] =>
	texts
		.flatMap((text) => text.split(/(?<=[.!?][’”)]?)\s+/))
		.map(plain)
		.filter((sentence) => sentence.split(' ').length >= fewestWords)

/** Sentences that occur in two texts, or twice in one, with the names of the texts. */
export function repeated(textsByName: ReadonlyMap<string, readonly string[]>): string[] {
	const places = new Map<string, string[]>()
	for (const [name, texts] of textsByName)
		for (const sentence of longSentences(texts)) places.set(sentence, [...(places.get(sentence) ?? []), name])
	return [...places]
		.filter(([, names]) => names.length > 1)
		.map(([sentence, names]) => `${names.join(', ')}: ${sentence}`)
}
