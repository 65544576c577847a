import { bytesOfDataUrl } from '../data-picture.ts'
import { isUnseen } from './unseen.ts'

const addresses = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-actualsrc']
const lists = ['data-srcset', 'data-lazy-srcset', 'srcset']
/** Pictures of nothing, and pictures in place of one that is not loaded yet. */
const blankName = /(?:^|[/_-])(?:blank|spacer|transparent|clear|pixel|1x1)\.(?:gif|png)(?:$|[?#])/i
const waitingName = /(?:^|[/_-])(?:placeholder|lazy|loading|loader|grey|gray)[\w-]*\.(?:gif|png|svg)(?:$|[?#])/i
const counters = /^https?:\/\/(?:www\.facebook\.com\/tr\b|[^/]*\b(?:google-analytics\.com|doubleclick\.net)\/)/i

/**
 * Gives each picture its own address if the page shows a placeholder until the reader scrolls there. Removes pictures of
 * nothing, and copies for browsers without script.
 */
export function readLazyPictures(body: HTMLElement): void {
	for (const other of body.querySelectorAll('noscript')) other.replaceWith(...picturesOnlyIn(other, body))
	for (const image of body.querySelectorAll('img')) {
		const address = addressOf(image)
		if (address === '' || isUnseen(image) || counters.test(address)) image.remove()
		else image.setAttribute('src', address)
	}
}

function picturesOnlyIn(other: Element, body: HTMLElement): Element[] {
	const beside = [other.previousElementSibling, other.nextElementSibling]
		.flatMap((each) => (each?.localName === 'img' ? [each] : [...(each?.querySelectorAll('img') ?? [])]))
		.filter((image) => !isUnseen(image))
	const isReplaced = beside.some((image) => isStandIn(image) && addressOf(image) !== '')
	const shown = [...body.querySelectorAll('img')].filter((image) => !image.closest('noscript') && !isUnseen(image))
	const known = new Set(shown.map(addressOf))
	return isReplaced ? [] : [...other.querySelectorAll('img')].filter((image) => !known.has(addressOf(image)))
}

const sourceOf = (image: Element) => image.getAttribute('src')?.trim() ?? ''

/** The address of what a picture shows in the end; '' if it shows nothing. */
const addressOf = (image: Element): string => (isStandIn(image) ? otherAddress(image) : sourceOf(image))

/** Whether the `src` of a picture shows nothing, or less than another address of it. */
function isStandIn(image: Element): boolean {
	const source = sourceOf(image)
	if (source === '' || /^about:/i.test(source) || blankName.test(source)) return true
	if (/^data:/i.test(source)) return isBlank(source) || otherAddress(image) !== ''
	return waitingName.test(source) && otherAddress(image) !== ''
}

/** Whether a `data:` picture is a pixel, or a drawing of nothing. */
function isBlank(source: string): boolean {
	const bytes = bytesOfDataUrl(source)
	if (bytes === null) return false
	const text = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000))
	if (/^data:image\/svg/i.test(source)) return !/<(?:path|image|rect|circle|ellipse|line|poly|text|use|g)\b/i.test(text)
	const view = new DataView(bytes.buffer)
	if (/^GIF8/.test(text) && bytes.length > 10) return view.getUint16(6, true) < 3 && view.getUint16(8, true) < 3
	return /^.PNG/.test(text) && bytes.length > 24 && view.getUint32(16) < 3 && view.getUint32(20) < 3
}

const isAddress = (value: string) => /^(?:https?:|\/|file:)/i.test(value)

/** The address that the page would load, also from the sources of a `picture`; '' if there is none. */
function otherAddress(image: Element): string {
	const own = addresses.map((name) => image.getAttribute(name)?.trim() ?? '').find(isAddress)
	const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
	return own ?? [image, ...sources].map(largestOf).find((address) => address !== '') ?? ''
}

function largestOf(element: Element): string {
	const candidates = lists
		.flatMap((name) => (element.getAttribute(name) ?? '').split(/,\s+|,(?=https?:)/))
		.map((candidate) => candidate.trim().split(/\s+/))
		.filter(([address = '']) => isAddress(address))
	const size = (candidate: readonly string[]) => Number.parseFloat(candidate[1] ?? '1')
	return candidates.sort((a, b) => size(b) - size(a))[0]?.[0] ?? ''
}
