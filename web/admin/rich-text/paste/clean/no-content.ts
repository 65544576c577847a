const boxes =
	'img[aria-roledescription="checkbox" i], img[role="checkbox"], .en-todo, img[data-tag*="to-do"], [checkbox="t"]'
const boxNames = /^(?:(?:un)?checked(?: (?:check)?box)?|(?:empty )?check ?box|to[ -]?do)$/i

/** Removes what belongs to the other program and not to the text: boxes of checklists, and buttons of copied code. */
export function dropNoContent(body: HTMLElement): void {
	for (const box of body.querySelectorAll(boxes)) box.remove()
	for (const image of body.querySelectorAll('li img')) {
		if (boxNames.test(image.getAttribute('alt')?.trim() ?? '')) image.remove()
	}
	for (const pre of body.querySelectorAll('pre')) {
		for (const each of [...pre.querySelectorAll(`${buttons}, svg`), ...copyLinks(pre)]) barOf(each, pre).remove()
		dropBars(pre)
	}
}

const buttons = 'button, clipboard-copy, [role="button"], input, select'
const content = 'pre, p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, img'

const copyLinks = (pre: Element) =>
	[...pre.querySelectorAll('[class*="copy" i]')].filter((each) =>
		/^cop(?:y|ied)\b.{0,20}$/i.test(each.textContent.trim()),
	)

/** The bar around a button, which holds everything beside the code. Inside the code it is the button alone. */
function barOf(button: Element, pre: Element): Element {
	if (button.closest('code') || !holdsCode(pre)) return button
	let bar = button
	while (bar.parentElement && bar.parentElement !== pre && !holdsCode(bar.parentElement)) bar = bar.parentElement
	return bar
}

const holdsCode = (element: Element) => element.querySelector('code') !== null

/** Removes bars with buttons beside the code, and beside an element that holds nothing else. */
function dropBars(pre: Element): void {
	for (let block = pre; block.parentElement; block = block.parentElement) {
		const { parentElement } = block
		for (const each of [...parentElement.children]) if (each !== block && isBar(each)) each.remove()
		if (parentElement.localName === 'body' || parentElement.children.length > 1) break
	}
}

/** A bar may name the language, in one word. */
function isBar(element: Element): boolean {
	const within = [...element.querySelectorAll(buttons)]
	if (element.matches(content) || element.querySelector(content)) return false
	if (element.matches(buttons)) return true
	const others = within.reduce((text, button) => text.replace(button.textContent, ''), element.textContent).trim()
	return within.length > 0 && /^\S{0,30}$/.test(others)
}
