const listed = new Intl.ListFormat('en')

/** Names in a sentence, each in its own direction. */
export const Listed = ({ names }: { names: readonly string[] }) =>
	listed.formatToParts(names).map(({ type, value }, place) => {
		const Part = type === 'element' ? 'bdi' : 'span'
		// biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
		return <Part key={place}>{value}</Part>
	})
