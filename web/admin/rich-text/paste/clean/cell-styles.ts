import { styleOf } from '../pasted-source.ts'

const styleElement = /<style\b[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi
const rule = /([^{}]+)\{([^{}]*)\}/g

/** Gives cells and pieces of text the styles of their class: Excel writes no others. */
export function readCellStyles(body: HTMLElement, html: string): void {
	const classes = new Map<string, string>()
	for (const [, sheet = ''] of html.matchAll(styleElement)) {
		for (const [, selectors = '', style = ''] of sheet.replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '').matchAll(rule)) {
			for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*(?:td|th|font)?\.([\w-]+)\s*(?=,|$)/gi))
				classes.set(name, `${classes.get(name) ?? ''};${style}`)
		}
	}
	if (classes.size === 0) return
	for (const element of body.querySelectorAll(':is(td, th, font)[class]')) {
		const given = [...element.classList].map((name) => classes.get(name) ?? '').join(';')
		// The element's own style comes last, as it wins.
		const own = styleOf(element)
			.split(';')
			.map((each) => each.split(':')[0]?.trim().toLowerCase())
		const others = given.split(';').filter((each) => !own.includes(each.split(':')[0]?.trim().toLowerCase()))
		element.setAttribute('data-style', [...others, styleOf(element)].join(';'))
	}
}
