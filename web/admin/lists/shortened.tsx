/** A text of a row on one line, which begins at the edge of its column in either direction. */
export const Shortened = ({ text }: { text: string }) => (
	<span dir="auto" title={text} className="block w-fit max-w-28 truncate wide:max-w-40 min-[90rem]:max-w-64">
		{text}
	</span>
)
