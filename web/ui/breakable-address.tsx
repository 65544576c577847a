/** An e-mail address. Where there is no room for it, it is broken after the @ first. */
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
