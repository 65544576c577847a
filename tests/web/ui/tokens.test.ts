import { readFileSync } from 'node:fs'
import { clampRgb, differenceEuclidean, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { brandColours } from '#scripts/assets/brand-colours.ts'
import { brand } from '#web/content/brand.ts'
import mailColours from '#worker/mail/colours.json'

const read = (name: string) => readFileSync(new URL(`../../../web/ui/${name}`, import.meta.url), 'utf8')
const css = read('tokens.css')

type Theme = 'light' | 'dark'
type Hues = { hue: number; accentHue: number }

/** The tokens with the hues of a brand, each product and difference worked out. */
function tokensIn(hues: Hues): string {
	const [house = ''] = brandColours(hues).split('}')
	const values = new Map([...house.matchAll(/(--[\w-]+): ([\d.]+);/g)].map(([, name, value]) => [name, value]))
	return css
		.replace(/\s+/g, ' ')
		.replace(/var\((--(?:accent-)?(?:hue|chroma))\)/g, (_, name) => values.get(name) ?? '')
		.replace(/calc\(([\d.]+) ([*-]) ([\d.]+)\)/g, (_, one, sign, other) =>
			String(sign === '*' ? Number(one) * Number(other) : Number(one) - Number(other)),
		)
}

function token(tokens: string, name: string, theme: Theme): string {
	const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? []
	const [, light = value, dark = value] = /light-dark\( ?(oklch\([^)]*\)), (oklch\([^)]*\))/.exec(value) ?? []
	return theme === 'light' ? light : dark
}

/** The contrast on a screen with sRGB. */
function contrast(tokens: string, theme: Theme, front: string, back: string): number {
	const [one = '', other = ''] = [front, back].map((name) => clampRgb(token(tokens, name, theme)))
	return wcagContrast(one, other)
}

const own = tokensIn(brand.colours)

const grounds = ['paper', 'surface', 'sunken']
const text = [
	...['ink', 'muted', 'brand', 'brand-strong', 'danger'].flatMap((front) => grounds.map((back) => [front, back])),
	...['success', 'warning', 'danger'].map((tone) => [tone, `${tone}-soft`]),
	...['brand', 'brand-strong'].flatMap((back) => [['on-brand', back]]),
	...['danger', 'danger-strong'].flatMap((back) => [['on-danger', back]]),
	['brand-strong', 'brand-soft'],
	['on-night', 'night'],
	['on-night-muted', 'night'],
	...['on-night', 'on-night-muted', 'moon'].map((front) => [front, 'night-lit']),
] as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
	test.each(text)('text in %s can be read on %s', (front, back) => {
		expect(contrast(own, theme, front, back)).toBeGreaterThanOrEqual(4.5)
	})

	test.each(grounds)('the edge of a control can be seen on %s', (back) => {
		expect(contrast(own, theme, 'edge', back)).toBeGreaterThanOrEqual(3)
	})
})

test('text can be read in every hue that a brand may have', () => {
	const failures = Array.from({ length: 72 }, (_, index) => index * 5).flatMap((hue) => {
		const tokens = tokensIn({ hue, accentHue: hue })
		return (['light', 'dark'] as const).flatMap((theme) =>
			text
				.filter(([front, back]) => contrast(tokens, theme, front, back) < 4.5)
				.map(([front, back]) => `${hue} ${theme}: ${front} on ${back}`),
		)
	})
	expect(failures).toEqual([])
})

test('the hues in the stylesheet are those of the brand', () => {
	expect(read('brand-colours.css')).toBe(brandColours(brand.colours))
})

test.each(['light', 'dark'] as const)('mails have the colours of the tokens, %s', (theme) => {
	const { onBrand, onNight, ...colours } = mailColours[theme]
	for (const [name, colour] of Object.entries({ ...colours, 'on-brand': onBrand, 'on-night': onNight })) {
		// The browser that wrote them rounds to whole steps of sRGB.
		expect(differenceEuclidean()(colour, clampRgb(token(own, name, theme)) ?? ''), name).toBeLessThan(0.01)
	}
})
