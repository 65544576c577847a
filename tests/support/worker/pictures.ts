import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { recognise } from '#worker/files/recognise/recognise.ts'
import { originalOf } from '#worker/files/variant-key.ts'
import { bindings } from './app.ts'
import { db } from './staff.ts'

export type Upload = { type: string; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

/** Keeps a live file of the media bucket. */
export async function keptFile({ type, ...upload }: Upload, { shown = true } = {}) {
	const name = `picture.${type.split('/')[1]}`
	const key = await keepFile(db, bindings, 'media', { name, type, ...upload })
	await filesGoLive(db, [key], shown)
	return { key, name }
}

export async function pictureIn(answer: Response) {
	const bytes = new Uint8Array(await answer.arrayBuffer())
	return { bytes, ...recognise(bytes) }
}

/** The real binding, which counts. */
export function countingImages() {
	const { IMAGES } = bindings
	if (!IMAGES) throw new Error('No binding')
	const counted = { made: 0 }
	const input: ImagesBinding['input'] = (stream) => {
		counted.made += 1
		return IMAGES.input(stream)
	}
	return { counted, IMAGES: { input } as ImagesBinding }
}

/** The keys of the objects that were made of a picture. */
export const madeOf = async ({ key }: { key: string }) =>
	(await bindings.MEDIA.list()).objects.map((each) => each.key).filter((each) => originalOf(each) === key)
