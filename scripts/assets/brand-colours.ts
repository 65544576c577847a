import { displayable } from 'culori'
import type { Brand } from '#web/content/brand-schema.ts'
import { industries } from '#web/content/industries.ts'

/** Lightness and chroma of the strongest colours in web/ui/tokens.css. */
const strongest = {
	brand: [
		[0.425, 0.2],
		[0.505, 0.225],
		[0.755, 0.125],
		[0.83, 0.085],
	],
	accent: [
		[0.83, 0.145],
		[0.88, 0.115],
	],
} as const

/** The largest part of the chroma, in hundredths, with which sRGB has all these colours. */
function chromaOf(colours: readonly (readonly [number, number])[], ...hues: readonly number[]): number {
	const fits = (part: number) =>
		hues.every((h) => colours.every(([l, c]) => displayable({ mode: 'oklch', l, c: (c * part) / 100, h })))
	return (Array.from({ length: 101 }, (_, less) => 100 - less).find(fits) ?? 0) / 100
}

/** The brand's hue, turned. */
const turned = (hue: number, turn: number) => (hue + turn + 360) % 360

const industryRule = (id: string, hue: number) => `
	[data-industry="${id}"] {
		--hue: ${hue};
		--chroma: ${chromaOf(strongest.brand, hue)};
	}
`

/** Writes web/ui/brand-colours.css. Browsers change the lightness of colours outside sRGB, so their chroma is lowered. */
export const brandColours = ({
	hue,
	accentHue,
}: Brand['colours']) => `/* Written by \`npm run icons\` from web/content/brand.ts. */
@layer theme {
	:root {
		--hue: ${hue};
		--chroma: ${chromaOf(strongest.brand, hue)};
		--accent-hue: ${accentHue};
		--accent-chroma: ${chromaOf(strongest.accent, accentHue, accentHue - 5)};
	}
${Object.entries(industries)
	.map(([id, { turn }]) => industryRule(id, turned(hue, turn)))
	.join('')}}
`
