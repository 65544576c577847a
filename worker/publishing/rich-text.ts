/** Raise this number when the cleaning changes. Text stored under another number is cleaned again when it is read. */
export const cleaningVersion = 1

/** Cleans stored HTML again if older rules have cleaned it. */
export async function recleanIfOutdated(html: string, cleanedBy: number): Promise<string> {
	if (cleanedBy === cleaningVersion) return html
	const { cleanHtml } = await import('./clean-html.ts')
	return cleanHtml(html) ?? ''
}

const placeholder = /<img src="\{\{([a-z\d-]+)\}\}"/g

/** The names of the placeholders in cleaned HTML, without repetitions, in their order. */
export const picturesIn = (html: string): string[] => [
	...new Set(Array.from(html.matchAll(placeholder), ([, name = '']) => name)),
]

export type InsertedPicture = { url: string; width: number; height: number }

/** The smaller sizes of a picture, as the attributes of a `<source>`. */
export type InsertedSources = { type: string; srcset: string; sizes: string }

/** Replaces the placeholders of cleaned HTML with pictures in their sizes. Drops a placeholder without a picture. */
export const withPictures = (
	html: string,
	pictureOf: (name: string) => InsertedPicture | null,
	sourcesOf: (picture: InsertedPicture) => InsertedSources | null = () => null,
): string =>
	// Cleaned HTML has no raw `<`, `>` or `"` in text and attributes, and a fixed order of attributes.
	html.replace(/<img src="([^"]*)" alt="([^"]*)"([^>]*)>/g, (_, src: string, alt: string, size: string) => {
		const name = /^\{\{(.+)\}\}$/.exec(src)?.[1]
		if (name === undefined) return `<img src="${src}" alt="${alt}"${size} loading="lazy" decoding="async">`
		const picture = pictureOf(name)
		if (!picture) return ''
		const { url, width, height } = picture
		const image = `<img src="${escaped(url)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
		const sources = sourcesOf(picture)
		if (!sources) return image
		const { type, srcset, sizes } = sources
		return `<picture><source type="${type}" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}">${image}</picture>`
	})

const escaped = (value: string) =>
	value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
