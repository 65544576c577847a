import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]

/** Converts OKLCH to linear sRGB with the matrices of its definition. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
	const a = chroma * Math.cos((hue * Math.PI) / 180)
	const b = chroma * Math.sin((hue * Math.PI) / 180)
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	]
}

function luminance(color: string): number {
	const [, lightness, chroma, hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(color) ?? []
	if (!lightness) throw new Error(`Not an opaque colour: ${color}`)
	const [red, green, blue] = linearRgb(Number(lightness), Number(chroma), Number(hue)).map((part) =>
		Math.min(1, Math.max(0, part)),
	) as [number, number, number]
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function token(name: string, theme: 'light' | 'dark'): string {
	const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? []
	const [, light = value, dark = value] = /light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(value) ?? []
	return theme === 'light' ? light : dark
}

function contrast(theme: 'light' | 'dark', front: string, back: string): number {
	const [one, other] = [luminance(token(front, theme)), luminance(token(back, theme))]
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const text = [
	...['ink', 'muted', 'brand', 'brand-strong', 'danger'].flatMap((front) => grounds.map((back) => [front, back])),
	...['success', 'warning', 'danger'].map((tone) => [tone, `${tone}-soft`]),
	...['brand', 'brand-strong'].flatMap((back) => [['on-brand', back]]),
	...['danger', 'danger-strong'].flatMap((back) => [['on-danger', back]]),
	['brand-strong', 'brand-soft'],
	['on-night', 'night'],
	['on-night-muted', 'night'],
] as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
	test.each(text)('text in %s can be read on %s', (front, back) => {
		expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5)
	})

	test.each(grounds)('the edge of a control can be seen on %s', (back) => {
		expect(contrast(theme, 'edge', back)).toBeGreaterThanOrEqual(3)
	})
})
