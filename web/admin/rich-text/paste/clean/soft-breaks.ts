import { hasSoftBreak, softBreaks } from '#contracts/content/soft-breaks.ts'

/** Makes soft breaks line breaks, before spaces are collapsed. */
export function readSoftBreaks(body: HTMLElement): void {
	const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
	const texts: Text[] = []
	while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
	for (const text of texts) {
		if (!hasSoftBreak(text.data)) continue
		const lines = text.data.split(softBreaks)
		text.replaceWith(
			...lines.flatMap((line, index) => (index > 0 ? [body.ownerDocument.createElement('br'), line] : [line])),
		)
	}
}
