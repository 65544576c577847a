import { Buffer } from 'node:buffer'
import { coverSize } from '#web/content/products/product.ts'
import { Refusal } from '../command/steps.ts'
import type { Studio } from './studio.ts'

const mostBytes = 25_000

/** A4 at 96 dpi. */
const sheet = { width: 794, height: 1123 }

/** Takes a WebP picture of the first page in the studio. */
export async function coverPicture({ page }: Studio): Promise<Buffer> {
	await page.setViewportSize(sheet)
	const devtools = await page.context().newCDPSession(page)
	const clip = { x: 0, y: 0, ...sheet, scale: coverSize.width / sheet.width }
	for (let quality = 90; quality >= 40; quality -= 5) {
		const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip })
		const picture = Buffer.from(data, 'base64')
		if (picture.length > mostBytes) continue
		await devtools.detach()
		return picture
	}
	throw new Refusal(`A cover does not fit into ${mostBytes} bytes.`)
}
