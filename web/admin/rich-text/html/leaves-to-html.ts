import { pictureSource } from '../picture-store.ts'
import { textFormats } from '../text-formats.ts'
import { addressOf, type Leaf, type Mark } from './inline-leaves.ts'

const inOrder = ['a', ...textFormats.map(({ tag }) => tag)]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

const escapeValue = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const tagOf = (mark: Mark) => (addressOf(mark) === null ? mark : 'a')

function opening(mark: Mark): string {
	const address = addressOf(mark)
	return address === null ? `<${mark}>` : `<a href="${escapeValue(address)}">`
}

function leafToHtml(leaf: Leaf): string {
	switch (leaf.kind) {
		case 'text':
			return escapeText(leaf.text)
		case 'break':
			return '<br>'
		case 'picture':
			return `<img src="${pictureSource(leaf.name)}" alt="${escapeValue(leaf.alt)}">`
	}
}

/** A line break has the marks that both neighbours share. */
function marksAt(leaves: readonly Leaf[], index: number): readonly Mark[] {
	const leaf = leaves[index]
	if (leaf?.kind !== 'break') return leaf?.marks ?? []
	const before = leaves[index - 1]?.marks ?? []
	const after = leaves[index + 1]?.marks ?? []
	return before.filter((mark) => after.includes(mark))
}

/** Writes leaves with few tags: the longest mark is outermost. */
export function leavesToHtml(leaves: readonly Leaf[]): string {
	const marks = leaves.map((_, index) => marksAt(leaves, index))
	const open: Mark[] = []
	let html = ''

	function closeTo(depth: number) {
		while (open.length > depth) {
			const mark = open.pop()
			if (mark) html += `</${tagOf(mark)}>`
		}
	}
	function reach(mark: Mark, from: number): number {
		const end = marks.findIndex((each, index) => index >= from && !each.includes(mark))
		return (end === -1 ? leaves.length : end) - from
	}

	for (const [index, leaf] of leaves.entries()) {
		const own = marks[index] ?? []
		const ended = open.findIndex((mark) => !own.includes(mark))
		if (ended !== -1) closeTo(ended)
		const opened = own
			.filter((mark) => !open.includes(mark))
			.sort((a, b) => reach(b, index) - reach(a, index) || inOrder.indexOf(tagOf(a)) - inOrder.indexOf(tagOf(b)))
		for (const mark of opened) html += opening(mark)
		open.push(...opened)
		html += leafToHtml(leaf)
	}
	closeTo(0)
	return html
}
