import type { LexicalEditor } from 'lexical'

/** Where the caret is in the window; null while it is elsewhere. */
function caretRect(editor: LexicalEditor): DOMRect | null {
	const root = editor.getRootElement()
	const selection = window.getSelection()
	if (!root || !selection?.focusNode || !root.contains(selection.focusNode)) return null
	const range = document.createRange()
	range.setStart(selection.focusNode, selection.focusOffset)
	const [rect] = range.getClientRects()
	if (rect) return rect
	// An empty line has no rectangles.
	const { focusNode: node, focusOffset } = selection
	const element =
		node instanceof Element ? (node.childNodes[focusOffset] ?? node.childNodes[focusOffset - 1] ?? node) : node
	return (element instanceof Element ? element : element.parentElement)?.getBoundingClientRect() ?? null
}

const gap = 4

/** Where the window ends, or a bar along its lower edge begins. */
function lowerEdge(): number {
	const height = window.visualViewport?.height ?? window.innerHeight
	const bar = document.querySelector('[data-lower-bar]')?.getBoundingClientRect()
	return bar ? Math.min(height, bar.top) : height
}

/** Puts a box below the caret, or above it if there is no room. `box` is positioned at the start corner of its parent. */
export function placeAtCaret(editor: LexicalEditor, box: HTMLElement): void {
	const caret = caretRect(editor)
	const parent = box.offsetParent?.getBoundingClientRect()
	if (!caret || !parent) return
	const { width, height } = box.getBoundingClientRect()
	const isAbove = caret.bottom + gap + height > lowerEdge() && caret.top - gap - height > 0
	const top = isAbove ? caret.top - gap - height : caret.bottom + gap
	const left = Math.max(0, Math.min(caret.left - parent.left, parent.width - width))
	box.style.translate = `${Math.round(left)}px ${Math.round(top - parent.top)}px`
}
