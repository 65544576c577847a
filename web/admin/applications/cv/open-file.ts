/** Lengths are CSS pixels at the page's own size. */
export type PdfPage = {
	width: number
	height: number
	/** Draws into `host` at this width, in place of what stood there. */
	draw: (host: HTMLElement, width: number, signal: AbortSignal) => Promise<void>
	/** Frees what drawing keeps. */
	release: () => void
}

/** A CV that is open. `content` of a Word document is clean. */
export type OpenFile = { close: () => void } & (
	| { kind: 'pdf'; pages: readonly PdfPage[] }
	| { kind: 'word'; content: readonly Node[] }
)
