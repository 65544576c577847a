const exactName = /;\s*filename\*=UTF-8''([^;\s]+)/i

/** The name under which an answer's file is saved: that of its `filename` header, which is ASCII, unless the file's own has other letters. */
export function fileNameOf(headers: Headers): string {
	const exact = decodeURIComponent(headers.get('Content-Disposition')?.match(exactName)?.[1] ?? '')
	return /[^\x20-\x7e]/.test(exact) ? exact : (headers.get('filename') ?? 'download')
}
