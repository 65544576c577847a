/** Formats bytes, such as "45 KB" or "1.2 MB". Rounds up, so that a file above a limit never looks within it. */
export function sizeText(bytes: number): string {
	const kilobytes = bytes / 1024
	if (kilobytes <= 10) return `${Math.ceil(kilobytes * 10) / 10} KB`
	if (kilobytes < 1024) return `${Math.ceil(kilobytes)} KB`
	return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`
}
