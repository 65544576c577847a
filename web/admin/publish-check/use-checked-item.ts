import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { filePictures } from './file-pictures.ts'
import type { CheckedItem, PictureOf } from './item.ts'

const quietMs = 500

export type Describe<Values> = (values: Values, pictureOf: PictureOf) => CheckedItem

/** What the form holds, shortly after the last change. Null until it has been read. */
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
