declare module 'iconv-lite/encodings/sbcs-data-generated.js' {
	/** By label. A string is the label of another entry. */
	const codePages: Readonly<Record<string, string | { type: string; chars: string } | undefined>>
	export default codePages
}
