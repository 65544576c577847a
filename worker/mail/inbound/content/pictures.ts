/** A picture that stands in the HTML itself. */
const inlinePicture = /\bdata:image\/[\w.+-]+;base64,[^\s"'<>)]+/gi

/** An `img`, also one that does not end: a pattern that fails there would begin again at each of many. */
const image = /<img\b(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)/gi

function attribute(tag: string, name: string): string | null {
	const [, double, single, bare] =
		new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? []
	return double ?? single ?? bare ?? null
}

const isDot = (tag: string) =>
	[attribute(tag, 'width'), attribute(tag, 'height')].some((size) => /^[0-3](?:px)?$/.test(size ?? ''))

/** Writes the place of each picture in words. `names`: of the files by their Content-ID. */
export const withPlacesOfPictures = (html: string, names: ReadonlyMap<string, string>): string =>
	html.replace(inlinePicture, '').replace(image, (tag) => {
		const alt = attribute(tag, 'alt')
		const [, contentId] = /^cid:(.*)/is.exec(attribute(tag, 'src') ?? '') ?? []
		// Decoration and marks of a tracker are no pictures to a reader.
		if (contentId === undefined && (alt?.trim() === '' || isDot(tag))) return ' '
		const words = names.get(contentId ?? '')?.replaceAll('&', '&amp;') ?? alt ?? ''
		return ` [picture${words.trim() && `: ${words.trim().replaceAll('<', '&lt;')}`}] `
	})
