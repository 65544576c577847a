/** An e-mail address that breaks after the @ first. */
export function BreakableAddress({ address }: { address: string }) {
	const at = address.lastIndexOf('@') + 1
	return (
		<>
			{address.slice(0, at)}
			<wbr />
			{address.slice(at)}
		</>
	)
}
