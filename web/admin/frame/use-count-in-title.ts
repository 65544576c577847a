import { useEffect } from 'react'
import { mostCountedOnTab } from '#contracts/shared/most-counted.ts'
import { countText } from '../count-text.ts'

const counted = /^\([\d,]+\+?\) /

/** "(2) Contact requests | Company", or the title without a count. */
export const titleWith = (count: number, title: string): string =>
	(count === 0 ? '' : `(${countText(count, mostCountedOnTab)}) `) + title.replace(counted, '')

/** Puts a count before the title of the page, and of each page that follows. */
export function useCountInTitle(count: number): void {
	useEffect(() => {
		const show = () => {
			const title = titleWith(count, document.title)
			if (document.title !== title) document.title = title
		}
		show()
		// The router writes the title of a page by itself.
		const observer = new MutationObserver(show)
		observer.observe(document.head, { childList: true, subtree: true, characterData: true })
		return () => {
			observer.disconnect()
			document.title = titleWith(0, document.title)
		}
	}, [count])
}
