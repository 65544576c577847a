import { type Numbering, numberings } from '#contracts/content/rich-text.ts'
import { numberingOf, type Reading, readMarker } from './clean/list-markers.ts'
import { insertAfter, insertBefore, renamed, unwrap } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

type Item = {
	element: Element
	level: number
	/** The numbers that its marker may mean: [] if it has none, null for a bullet. */
	readings: readonly Reading[] | null
	/** Items of one list of the other program have the same. */
	source: string
}

const wordLevel = /mso-list:\s*(l\d+\s+level(\d+)[^;]*)/i
const wordMarker = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]'

/** Converts Word's list paragraphs, which only carry a level, to lists. Numbered lists get their start and their kind. */
export function readLists(body: HTMLElement): void {
	addItems(wordItems(body))
	addItems(onlineItems(body))
	for (const marker of body.querySelectorAll(wordMarker)) marker.remove()
	// Google Docs puts a nested list beside its item instead of inside.
	for (const nested of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
		const before = nested.previousElementSibling
		if (before?.localName === 'li') before.appendChild(nested)
		else unwrap(nested)
	}
	for (const list of body.querySelectorAll('ol[reversed]')) numberDown(list)
	for (const list of body.querySelectorAll('ol')) splitAtValues(list)
	for (const list of body.querySelectorAll('ol')) {
		const numbering = numberingOf(list)
		if (numbering !== null) list.setAttribute('type', numbering)
	}
	for (const list of body.querySelectorAll(':is(ul, ol):not([dir])')) {
		if (list.querySelector(':scope > li:not([dir="rtl"])') === null) list.setAttribute('dir', 'rtl')
	}
}

function wordItems(body: HTMLElement): Item[] {
	return [...body.querySelectorAll('p[data-style]')].flatMap((element) => {
		const [, source = '', level] = wordLevel.exec(styleOf(element)) ?? []
		if (level === undefined) return []
		const marker = element.querySelector(wordMarker)?.textContent.trim() ?? ''
		return [{ element, level: Number(level), readings: readMarker(marker), source }]
	})
}

/** Word for the web makes each item a separate list with its level and its number as attributes. */
function onlineItems(body: HTMLElement): Item[] {
	return [...body.querySelectorAll('.ListContainerWrapper > :is(ul, ol)')].flatMap((list) => {
		const [item] = list.children
		const wrapper = list.parentElement
		if (list.children.length !== 1 || !item || !wrapper) return []
		const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1)
		const readings = list.localName === 'ol' ? onlineReadings(list, item) : null
		list.replaceWith(...item.childNodes)
		return [{ element: wrapper, level, readings, source: '' }]
	})
}

function onlineReadings(list: Element, item: Element): Reading[] {
	const [start, place] = [list.getAttribute('start'), item.getAttribute('data-aria-posinset')].map(Number)
	const number = start && start > 1 ? start : place || start
	return number ? [{ numbering: numberings.find((each) => each === numberingOf(list)) ?? null, number }] : []
}

/** Adds each item at its level to the list right before it, or starts a list, also if other numbers begin. */
function addItems(items: readonly Item[]): void {
	/** The lists that are made, with the number of the next item; null if it is unknown. */
	const lists = new Map<Element, Reading | null>()
	const known = new Map<string, Numbering | null>()

	function addItem(given: Item, index: number): void {
		const { element, level, readings, source } = given
		const tag = readings ? 'ol' : 'ul'
		const before = element.previousElementSibling
		let list = before && lists.has(before) ? before : null
		for (let depth = 1; list && depth < level; depth++) {
			const last: Element | null = list.lastElementChild
			const nested: Element | null = last?.lastElementChild ?? null
			if (nested?.matches('ul, ol')) list = nested
			else if (last) list = last.appendChild(element.ownerDocument.createElement(tag))
		}
		const expected = list && lists.get(list)
		const reading =
			readings?.find((each) => isSame(each, expected)) ?? likeliest(given, items.slice(index + 1), known.get(source))
		if (list?.localName !== tag || (expected && reading && !isSame(reading, expected))) {
			const other = element.ownerDocument.createElement(tag)
			if (list?.parentElement?.localName === 'li') insertAfter(other, list)
			else insertBefore(other, element)
			list = other
		}
		if (reading && !lists.has(list)) {
			if (reading.number !== 1) list.setAttribute('start', String(reading.number))
			if (reading.numbering) list.setAttribute('type', reading.numbering)
		}
		const current = reading ?? expected
		lists.set(list, current ? { ...current, number: current.number + 1 } : null)
		if (reading) known.set(source, reading.numbering)
		list.appendChild(renamed(element, 'li'))
	}
	for (const [index, item] of items.entries()) addItem(item, index)
}

const isSame = (one: Reading, other: Reading | null | undefined) =>
	one.numbering === other?.numbering && one.number === other.number

/** How the marker of a first item is read: as the next item or another part of its list says, or as is usual. */
function likeliest({ readings, level }: Item, rest: readonly Item[], known: Numbering | null | undefined) {
	if (!readings || readings.length < 2) return readings?.[0]
	const next = rest.find((item) => item.level <= level)
	const follows = ({ numbering, number }: Reading) =>
		next?.level === level && next.readings?.some((each) => isSame(each, { numbering, number: number + 1 }))
	return readings.find(follows) ?? readings.find(({ numbering }) => numbering === known) ?? readings[0]
}

/** Rich text has no lists that count down, so each item becomes a list that begins at its number. */
function numberDown(list: Element): void {
	const items = [...list.children].filter(({ localName }) => localName === 'li')
	let next = Number.parseInt(list.getAttribute('start') ?? '', 10)
	if (!Number.isInteger(next)) next = items.length
	for (const item of items) {
		const own = Number.parseInt(item.getAttribute('value') ?? '', 10)
		if (Number.isInteger(own)) next = own
		item.setAttribute('value', String(next))
		next -= 1
	}
}

/** Starts another list at an item with a number of its own. */
function splitAtValues(first: Element): void {
	let list = first
	let expected = Number.parseInt(list.getAttribute('start') ?? '1', 10)
	for (const item of [...first.children]) {
		if (item.localName !== 'li') {
			if (list !== first) list.appendChild(item)
			continue
		}
		const value = Number.parseInt(item.getAttribute('value') ?? '', 10)
		if (Number.isInteger(value) && value !== expected) {
			expected = value
			if (item !== first.firstElementChild) {
				const other = first.ownerDocument.createElement('ol')
				for (const { name, value } of first.attributes) other.setAttribute(name, value)
				insertAfter(other, list)
				list = other
			}
			list.setAttribute('start', String(value))
		}
		expected += 1
		if (list !== first) list.appendChild(item)
	}
}
