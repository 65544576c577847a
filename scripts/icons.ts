/** Writes the brand's hues for the stylesheets, and draws the icons of browsers and phones from the mark and the tokens. */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { brandColours } from './assets/brand-colours.ts'
import { findBrowser } from './assets/browser.ts'

const folder = new URL('../web/static/', import.meta.url)
const colours = brandColours(brand.colours)
writeFileSync(new URL('../web/ui/brand-colours.css', import.meta.url), colours)
const tokens = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8')
const write = (name: string, content: string | Uint8Array) => writeFileSync(new URL(name, folder), content)

const styles = `<style>
${colours}
${tokens.replace(/@import.*/, '')}
* { box-sizing: border-box; margin: 0 }
body { width: 100vw; height: 100vh; overflow: hidden }
svg { display: block }
</style>`

/** The mark, centred, `part` of the field wide. */
function mark(crescent: string, part: number): string {
	const side = 32 / part
	const from = (32 - side) / 2
	return `<svg viewBox="${from} ${from} ${side} ${side}" width="100%" height="100%">
		<path d="${brand.logo.mark}" fill="${crescent}"/><path d="${brand.logo.accent}" fill="var(--moon-deep)"/></svg>`
}

async function picture(page: Page, width: number, height: number, html: string): Promise<Uint8Array> {
	await page.setViewportSize({ width, height })
	await page.setContent(`${styles}${html}`)
	return page.screenshot({ omitBackground: true })
}

/** An .ico file may hold a PNG after a header of six bytes and one entry of sixteen. */
function ico(png: Uint8Array, side: number): Uint8Array {
	const head = new DataView(new ArrayBuffer(22))
	head.setUint16(2, 1, true)
	head.setUint16(4, 1, true)
	head.setUint8(6, side)
	head.setUint8(7, side)
	head.setUint16(10, 1, true)
	head.setUint16(12, 32, true)
	head.setUint32(14, png.length, true)
	head.setUint32(18, 22, true)
	return new Uint8Array([...new Uint8Array(head.buffer), ...png])
}

/** Returns the colour of a token as #rrggbb, which every SVG reader and mail client understands. */
async function hex(page: Page, token: string, scheme = 'light'): Promise<string> {
	await page.setContent(
		`${styles}<style>:root { color-scheme: ${scheme} }</style><body style="color: var(${token})"></body>`,
	)
	return page.evaluate(() => {
		const context = document.createElement('canvas').getContext('2d')
		if (!context) throw new Error('No canvas.')
		context.fillStyle = getComputedStyle(document.body).color
		context.fillRect(0, 0, 1, 1)
		const bytes = context.getImageData(0, 0, 1, 1).data.slice(0, 3)
		return `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
	})
}

const tile = (radius: string, part: number) =>
	`<body style="background: var(--night); border-radius: ${radius}">${mark('var(--on-night)', part)}</body>`

const browser = await chromium.launch(findBrowser() ?? {})
const page = await browser.newPage()

write(
	'favicon.svg',
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${brand.logo.mark}" fill="${await hex(page, '--brand')}"/><path d="${brand.logo.accent}" fill="${await hex(page, '--moon-deep')}"/></svg>\n`,
)
write('favicon.ico', ico(await picture(page, 32, 32, mark('var(--brand)', 1)), 32))
write('apple-touch-icon.png', await picture(page, 180, 180, tile('0', 0.66)))
write('icon-192.png', await picture(page, 192, 192, tile('22%', 0.66)))
write('icon-512.png', await picture(page, 512, 512, tile('22%', 0.66)))
// Launchers may crop a maskable icon to its middle 80 %.
write('icon-maskable-512.png', await picture(page, 512, 512, tile('0', 0.52)))
const night = await hex(page, '--night')
const paper = await hex(page, '--paper')
write(
	'site.webmanifest',
	`${JSON.stringify(
		{
			name: brand.name,
			short_name: brand.shortName,
			start_url: '/',
			display: 'browser',
			theme_color: night,
			background_color: paper,
			icons: [
				{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
				{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
				{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			],
		},
		null,
		'\t',
	)}\n`,
)
const mailTokens = {
	...{ paper: '--paper', surface: '--surface', line: '--line', ink: '--ink', muted: '--muted' },
	...{ brand: '--brand', onBrand: '--on-brand', night: '--night', onNight: '--on-night' },
}
const mailColours: Record<string, Record<string, string>> = { light: {}, dark: {} }
for (const [scheme, found] of Object.entries(mailColours))
	for (const [name, token] of Object.entries(mailTokens)) found[name] = await hex(page, token, scheme)
writeFileSync(new URL('../worker/mail/colours.json', import.meta.url), `${JSON.stringify(mailColours, null, '\t')}\n`)
await browser.close()
console.log(`Written to web/static. The theme colour is ${night}.`)
