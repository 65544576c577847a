/** "45 KB", "1.2 MB": never less than there is, so that what is over a limit never looks as if it were not. */
export function sizeText(bytes: number): string {
	const kilobytes = bytes / 1024
	if (kilobytes <= 10) return `${Math.ceil(kilobytes * 10) / 10} KB`
	if (kilobytes < 1024) return `${Math.ceil(kilobytes)} KB`
	return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`
}
