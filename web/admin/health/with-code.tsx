/** Renders text between backticks as code. */
export const WithCode = ({ text }: { text: string }) =>
	text.split('`').map((part, place) =>
		place % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no id
			<code key={place} className="rounded-sm bg-sunken px-1 font-mono text-xs wrap-anywhere text-ink">
				{part}
			</code>
		),
	)
