// Cleaned HTML has no pictures of a mail and no styles. What they tell is written into it before.

/** An `img`, also one that does not end: a pattern that fails there would begin again at each of many. */
const image = /<img\b(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|=|[^=>])*(?:>|$)/gi

function attribute(tag: string, name: string): string | null {
	const [, double, single, bare] =
		new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? []
	return double ?? single ?? bare ?? null
}

const isDot = (tag: string) =>
	[attribute(tag, 'width'), attribute(tag, 'height')].some((size) => /^[0-3](?:px)?$/.test(size ?? ''))

const withPlaces = (html: string, names: ReadonlyMap<string, string>): string =>
	html.replace(image, (tag) => {
		const alt = attribute(tag, 'alt')
		const [, contentId] = /^cid:(.*)/is.exec(attribute(tag, 'src') ?? '') ?? []
		// Decoration and marks of a tracker are no pictures to a reader.
		if (contentId === undefined && (alt?.trim() === '' || isDot(tag))) return ' '
		const words = names.get(contentId ?? '')?.replaceAll('&', '&amp;') ?? alt ?? ''
		return ` [picture${words.trim() && `: ${words.trim().replaceAll('<', '&lt;')}`}] `
	})

const inlinePicture = /\bdata:image\/[\w.+-]+;base64,[^\s"'<>)]+/gi
const struckByStyle = /<(span|font)\b[^<>]{0,500}\bline-through\b[^<>]{0,500}>([^<]{0,1000})<\/\1>/gi

/**
 * Writes the place of each picture in words, and words that a style strikes as struck ones. `names`: of the files by their
 * Content-ID. `most`: characters of HTML that are read.
 */
export function beforeCleaning(html: string, names: ReadonlyMap<string, string>, most: number) {
	const written = html.replace(inlinePicture, '')
	const read = written.slice(0, most)
	return {
		html: withPlaces(read, names).replace(struckByStyle, '<s>$2</s>'),
		isCut: written.length > most,
		length: read.length,
	}
}
