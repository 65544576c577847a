import { unwrap } from '../element-edits.ts'

const word = 'meta[content^="Word."], [class*="Mso"], [data-style*="mso-"], [id^="docs-internal-guid"]'
const lines = 'p, li, td, th, h1, h2, h3, h4, h5, h6, div'

/**
 * Removes the deleted text of tracked changes and keeps the inserted text as it is. Returns how many deletions there were.
 * On other pages `del` and `ins` are formats, unless they name an author or a time.
 */
export function readTrackedChanges(body: HTMLElement): number {
	const page = body.ownerDocument.documentElement
	const isTracked = page.hasAttribute('xmlns:w') || page.querySelector(word) !== null
	const deleted = isTracked ? '.msoDel, del' : '.msoDel, del[cite], del[datetime]'
	const inserted = isTracked ? '.msoIns, ins' : '.msoIns, ins[cite], ins[datetime]'
	const count = countDeletions(body, deleted)
	for (const deletion of body.querySelectorAll(deleted)) deletion.remove()
	for (const insertion of body.querySelectorAll(inserted)) unwrap(insertion)
	return count
}

/** One deletion may consist of several elements in a row, one for each format. */
function countDeletions(body: HTMLElement, deleted: string): number {
	let count = 0
	let last: Element | null = null
	const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
	while (walk.nextNode()) {
		const node = walk.currentNode
		const isContent = node instanceof Element ? node.localName === 'img' : node.textContent?.trim() !== ''
		if (!isContent) continue
		const line = node.parentElement?.closest(lines) ?? body
		const isDeleted = node.parentElement?.closest(deleted) != null
		if (isDeleted && last !== line) count += 1
		last = isDeleted ? line : null
	}
	return count
}
