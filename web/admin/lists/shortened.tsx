/** A text of a row on one line. */
export const Shortened = ({ text }: { text: string }) => (
	<span dir="auto" title={text} className="block max-w-28 truncate wide:max-w-40 min-[90rem]:max-w-64">
		{text}
	</span>
)
