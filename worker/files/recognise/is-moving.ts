import { framesOfGif } from './recognise-gif.ts'

/** Whether a picture is an animation. Expects a recognised picture. */
export function isMoving(type: string, bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	if (type === 'image/gif') return framesOfGif(view) > 1
	if (type === 'image/webp') return isMovingWebp(view)
	return type === 'image/png' && isMovingPng(view)
}

const extendedWebp = 0x56503858
const animationFlag = 0x02

const isMovingWebp = (view: DataView) =>
	view.getUint32(12) === extendedWebp && (view.getUint8(20) & animationFlag) !== 0

const chunks = { animation: 0x6163544c, data: 0x49444154 }

/** An animated PNG says so before its first data. */
function isMovingPng(view: DataView): boolean {
	for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
		const name = view.getUint32(at + 4)
		if (name === chunks.animation) return true
		if (name === chunks.data) return false
	}
	return false
}
