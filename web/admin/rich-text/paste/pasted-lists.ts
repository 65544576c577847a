import { insertAfter, insertBefore, moveContent, unwrap } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

type Item = { element: Element; level: number; ordered: boolean }

const wordLevel = /mso-list:\s*l\d+\s+level(\d+)/i
const wordMarker = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]'
/** Matches "1.", "a)" and "(iv)". A bullet is a single character. */
const numbered = /^\(?(?:\d+|[a-z]{1,5})[.)]/i

/** Converts Word's list paragraphs, which only carry a level, to lists. */
export function readLists(body: HTMLElement): void {
	const lists = new Set<Element>()
	for (const item of [...wordItems(body), ...onlineItems(body)]) addItem(item, lists)
	for (const marker of body.querySelectorAll(wordMarker)) marker.remove()
	// Google Docs puts a nested list beside its item instead of inside.
	for (const nested of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
		const before = nested.previousElementSibling
		if (before?.localName === 'li') before.appendChild(nested)
		else unwrap(nested)
	}
}

function wordItems(body: HTMLElement): Item[] {
	return [...body.querySelectorAll('p[data-style]')].flatMap((element) => {
		const level = wordLevel.exec(styleOf(element))?.[1]
		if (level === undefined) return []
		const marker = element.querySelector(wordMarker)?.textContent.trim() ?? ''
		return [{ element, level: Number(level), ordered: numbered.test(marker) }]
	})
}

/** Word for the web makes each item a separate list with its level as an attribute. */
function onlineItems(body: HTMLElement): Item[] {
	return [...body.querySelectorAll('.ListContainerWrapper > :is(ul, ol)')].flatMap((list) => {
		const [item] = list.children
		const wrapper = list.parentElement
		if (list.children.length !== 1 || !item || !wrapper) return []
		const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1)
		list.replaceWith(...item.childNodes)
		return [{ element: wrapper, level, ordered: list.localName === 'ol' }]
	})
}

/** Adds an item at its level to the list right before it, or starts a list. */
function addItem({ element, level, ordered }: Item, lists: Set<Element>): void {
	const tag = ordered ? 'ol' : 'ul'
	const page = element.ownerDocument
	const item = page.createElement('li')
	moveContent(element, item)

	const before = element.previousElementSibling
	let list = before && lists.has(before) ? before : null
	for (let depth = 1; list && depth < level; depth++) {
		const last: Element | null = list.lastElementChild
		const nested: Element | null = last?.lastElementChild ?? null
		if (nested?.matches('ul, ol')) list = nested
		else if (last) {
			list = page.createElement(tag)
			last.appendChild(list)
		}
	}
	if (list?.localName !== tag) {
		const other = page.createElement(tag)
		if (list?.parentElement?.localName === 'li') insertAfter(other, list)
		else {
			insertBefore(other, element)
			lists.add(other)
		}
		list = other
	}
	list.appendChild(item)
	element.remove()
}
