/** A text that JavaScript holds takes one byte or two for each of its characters, and two as soon as one of them is no Latin letter. */
const bytesOf = (text: string) => 2 * text.length

const mostPages = 200
/** An isolate has 128 MB for everything: https://developers.cloudflare.com/workers/platform/limits/ */
const mostBytes = 16 * 1024 * 1024
/** One that is larger would push out too many others. */
const mostBytesOfOne = mostBytes / 8

type Kept<Page> = { version: number; page: Page }

/** Pages by key, as many as there is room for; the one that nobody has asked for the longest goes first. */
export function roomForPages<Page extends { body: string }>() {
	const pages = new Map<string, Kept<Page>>()
	let bytes = 0

	function forget(key: string): void {
		const known = pages.get(key)
		if (pages.delete(key) && known) bytes -= bytesOf(known.page.body)
	}

	return {
		find(key: string): Kept<Page> | undefined {
			const known = pages.get(key)
			if (!known) return
			pages.delete(key)
			pages.set(key, known)
			return known
		},
		forget,
		keep(key: string, kept: Kept<Page>): void {
			forget(key)
			const size = bytesOf(kept.page.body)
			if (size > mostBytesOfOne) return
			pages.set(key, kept)
			bytes += size
			for (const oldest of pages.keys()) {
				if (pages.size <= mostPages && bytes <= mostBytes) return
				forget(oldest)
			}
		},
	}
}
