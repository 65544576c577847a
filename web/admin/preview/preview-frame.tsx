import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
	address: string
	/** A new one loads the page again. */
	version: string | null
	/** The width of the page in pixels. The frame scales it to the room that it has. */
	width: number
}

type Loading = { shown: string | null; next: string }

/** The page in a frame. A new version loads behind the shown one, then takes its place with the item where it was. */
export function PreviewFrame({ address, version, width }: Props) {
	const key = `${address} ${version}`
	const [{ shown, next }, setLoading] = useState<Loading>({ shown: null, next: key })
	if (next !== key) setLoading({ shown, next: key })
	const room = useRef<HTMLDivElement>(null)
	const frames = useRef(new Map<string, HTMLIFrameElement>())
	const size = useRoom(room)
	const scale = Math.min(1, size.width / width)

	// The policy of the page allows no style attributes.
	useLayoutEffect(() => {
		for (const { style } of frames.current.values()) {
			style.width = `${width}px`
			style.height = `${scale > 0 ? size.height / scale : size.height}px`
			style.marginLeft = `${-width / 2}px`
			style.transform = `scale(${scale})`
		}
	})

	function onLoad(loaded: string) {
		const frame = frames.current.get(loaded)
		const before = shown === null ? null : frames.current.get(shown)
		if (frame?.contentDocument) stopLinks(frame.contentDocument)
		if (before) frame?.contentWindow?.scrollBy(0, topIn(frame) - topIn(before))
		setLoading((now) => (now.next === loaded ? { shown: loaded, next: loaded } : now))
	}

	return (
		<div ref={room} className="relative min-h-0 flex-1 overflow-hidden bg-sunken" aria-busy={shown !== next}>
			{[...new Set([shown, next])].map(
				(each) =>
					each !== null && (
						<iframe
							key={each}
							ref={(frame) => {
								if (frame) frames.current.set(each, frame)
								else frames.current.delete(each)
							}}
							title="Preview of the page"
							src={address}
							onLoad={() => onLoad(each)}
							aria-hidden={each !== shown && shown !== null}
							tabIndex={each !== shown && shown !== null ? -1 : undefined}
							className={classNames(
								'absolute top-0 left-1/2 origin-top border-0 bg-surface',
								each !== shown && 'invisible',
							)}
						/>
					),
			)}
		</div>
	)
}

/** Where the item that the address names begins in the view of a frame; without one, the page. */
function topIn({ contentDocument: page, src }: HTMLIFrameElement): number {
	const item = page?.getElementById(new URL(src).hash.slice(1)) ?? page?.documentElement
	return item?.getBoundingClientRect().top ?? 0
}

/** The size of an element in pixels, also after it has changed. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
	const [size, setSize] = useState({ width: 0, height: 0 })
	useEffect(() => {
		if (!element.current) return
		const observer = new ResizeObserver(([entry]) => {
			if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
		})
		observer.observe(element.current)
		return () => observer.disconnect()
	}, [element])
	return size
}

/** Keeps a click in the page from leading to another page, which no frame may show. Links within the page work. */
function stopLinks(page: Document): void {
	page.addEventListener('click', (event) => {
		const link =
			event.target instanceof Object && 'closest' in event.target ? (event.target as Element).closest('a') : null
		if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
	})
}
