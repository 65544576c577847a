import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CheckedItem, PictureOf, ShownPicture } from './item.ts'

const quietMs = 500

export type Describe<Values> = (values: Values, pictureOf: PictureOf) => CheckedItem

/** The content of the form, shortly after the last change. Null until it has been read. */
export function useCheckedItem<Values extends FieldValues>(
	{ subscribe, getValues }: UseFormReturn<Values>,
	describe: Describe<Values>,
): CheckedItem | null {
	const [item, setItem] = useState<CheckedItem | null>(null)
	const newest = useRef(describe)
	useEffect(() => {
		newest.current = describe
	})
	useEffect(() => {
		const pictures = filePictures()
		let timer: ReturnType<typeof setTimeout>
		let isShown = true

		async function read() {
			const described = newest.current(getValues(), pictures.of)
			const measured = pictures.measured()
			if (!measured) return setItem(described)
			await measured
			if (isShown) setItem(newest.current(getValues(), pictures.of))
		}
		function readSoon() {
			clearTimeout(timer)
			timer = setTimeout(() => void read(), quietMs)
		}

		readSoon()
		const unsubscribe = subscribe({ formState: { values: true }, callback: readSoon })
		return () => {
			isShown = false
			clearTimeout(timer)
			unsubscribe()
			pictures.forget()
		}
	}, [subscribe, getValues])
	return item
}

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
function filePictures() {
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
