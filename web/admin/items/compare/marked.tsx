import { useCallback, useMemo } from 'react'
import { placeholderName } from '#contracts/content/rich-text.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { withDirections } from '#web/site/publishing/text-direction.ts'
import { classNames } from '#web/ui/class-names.ts'
import { storedElements } from '../../rich-text/html/clean-by-contract.ts'
import { picturesInside } from '../merge/blocks.ts'
import { marksWithin, piecesOf, type Range } from './word-marks.ts'
import '#web/site/publishing/article.css'

type Marks = {
	marks: readonly Range[]
	/** Which of the two versions this is: their marks differ. */
	side: 'before' | 'after'
}

type TextProps = Marks & { text: string }

/** A text whose marked words only this version has. */
export function MarkedText({ text, marks, side }: TextProps) {
	const nodes = useMemo(() => {
		const holder = document.createElement('div')
		holder.textContent = text
		return markedNodes(holder, marks, side)
	}, [text, marks, side])
	return <p ref={useNodes(nodes)} dir="auto" className="wrap-anywhere whitespace-pre-wrap" />
}

type HtmlProps = Marks & { html: string; files: Record<string, ItemFile> }

/** Rich text as visitors see it, with such marks. */
export function MarkedHtml({ html, files, marks, side }: HtmlProps) {
	const nodes = useMemo(() => {
		const body = storedElements(withDirections(html))
		for (const link of body.querySelectorAll('a')) {
			// A link must not lead away from unsaved work.
			link.target = '_blank'
			link.rel = 'noreferrer'
		}
		for (const picture of body.querySelectorAll('img')) {
			const name = placeholderName(picture.getAttribute('src') ?? '')
			if (name !== null) picture.setAttribute('src', files[`${picturesInside}.${name}`]?.url ?? '')
		}
		return markedNodes(body, marks, side)
	}, [html, files, marks, side])
	return <div ref={useNodes(nodes)} className="article overflow-x-auto text-base" />
}

/** The nodes are parsed and cleaned, so that they are put into the page as they are. */
const useNodes = (nodes: readonly Node[]) =>
	useCallback((holder: HTMLElement | null) => holder?.replaceChildren(...nodes), [nodes])

function markedNodes(holder: HTMLElement, marks: readonly Range[], side: Marks['side']): readonly Node[] {
	let start = 0
	for (const text of textsIn(holder)) {
		const end = start + text.data.length
		const pieces = piecesOf(text.data, marksWithin(marks, start, end))
		text.replaceWith(...pieces.map((piece) => (piece.marked ? mark(piece.text, side) : piece.text)))
		start = end
	}
	return [...holder.childNodes]
}

const textsIn = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn))

const looks = {
	before: 'bg-danger-soft decoration-danger decoration-dashed',
	after: 'bg-success-soft decoration-success',
}

function mark(text: string, side: Marks['side']): HTMLElement {
	const marked = document.createElement(side === 'before' ? 'del' : 'ins')
	marked.className = classNames('rounded-[3px] px-0.5 text-ink underline decoration-2 underline-offset-4', looks[side])
	marked.replaceChildren(spoken(' only here: '), text, spoken(', end '))
	return marked
}

function spoken(text: string): HTMLElement {
	const words = document.createElement('span')
	words.dir = 'ltr'
	words.className = 'sr-only select-none'
	words.textContent = text
	return words
}
