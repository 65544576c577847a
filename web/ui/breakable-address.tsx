/** An email address that breaks after the @ first. */
export function BreakableAddress({ address }: { address: string }) {
	const at = address.lastIndexOf('@') + 1
	return (
		<span translate="no">
			{address.slice(0, at)}
			<wbr />
			{address.slice(at)}
		</span>
	)
}
