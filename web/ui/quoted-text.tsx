/**
 * A text in which each quotation runs in the direction of its own letters. Each part is an element, because translations
 * replace text nodes.
 */
export const QuotedText = ({ text }: { text: string }) =>
	text.split(/(?<=“)([^”]*)(?=”)/).map((part, place) => {
		const Part = place % 2 === 1 ? 'bdi' : 'span'
		// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
		return <Part key={place}>{part}</Part>
	})
