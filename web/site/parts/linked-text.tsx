const address = /([\w.-]+@[\w-]+(?:\.[\w-]+)+)/

/** Turns email addresses in a text into links. */
export function LinkedText({ text }: { text: string }) {
	return text.split(address).map((part) =>
		address.test(part) ? (
			<a
				key={part}
				href={`mailto:${part}`}
				className="font-semibold text-brand hover:text-brand-strong hover:underline"
			>
				{part}
			</a>
		) : (
			part
		),
	)
}
