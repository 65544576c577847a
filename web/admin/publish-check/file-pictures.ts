import type { ShownPicture } from './item.ts'

const unreadable = { width: 0, height: 0 }

async function sizeOf(file: File) {
	try {
		const bitmap = await createImageBitmap(file)
		const { width, height } = bitmap
		bitmap.close()
		return { width, height }
	} catch {
		return unreadable
	}
}

/** The addresses and sizes of chosen files. A file that is new is measured first: `measured` waits for it. */
export function filePictures() {
	const shown = new Map<File, ShownPicture>()
	const measuring = new Map<File, Promise<void>>()
	return {
		of(file: File): ShownPicture {
			const known = shown.get(file)
			if (known) return known
			const picture = { url: URL.createObjectURL(file), ...unreadable }
			shown.set(file, picture)
			const measure = sizeOf(file).then((size) => {
				shown.set(file, { ...picture, ...size })
				measuring.delete(file)
			})
			measuring.set(file, measure)
			return picture
		},
		/** Null if every file is measured. */
		measured: (): Promise<unknown> | null => (measuring.size > 0 ? Promise.all(measuring.values()) : null),
		forget() {
			for (const { url } of shown.values()) URL.revokeObjectURL(url)
		},
	}
}
