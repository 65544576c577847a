import type { StyledPage } from './short-class-names.ts'

/** How lucide-react begins an icon that nobody asked to look otherwise: 220 characters each, on some pages sixty times. */
const opening =
	/<svg xmlns="[^"]+" (width="24" height="24" viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide((?: [^" ]+)*)"/g

/** In the lowest layer that Tailwind fills, so that a utility on an icon still wins. */
const rule =
	'@layer base{.lucide:not([stroke]){fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}'

/** Says once in a page's styles how its icons are drawn, instead of on each of them, and drops the class of each icon's own name. */
export function withPlainIcons({ html, styles }: StyledPage): StyledPage {
	const plain = html.replace(opening, (_, size: string, names: string) => `<svg ${size} class="lucide${named(names)}"`)
	return { html: plain, styles: plain === html ? styles : styles + rule }
}

const named = (names: string) => names.replace(/ lucide-[^ ]+/g, '')
