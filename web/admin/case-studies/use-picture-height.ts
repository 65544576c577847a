import { useEffect, useState } from 'react'

/** The height of a chosen picture in pixels; null if it is unknown or the file is not a picture. */
export function usePictureHeight(file: File | null): number | null {
	const [measured, setMeasured] = useState<{ file: File; height: number } | null>(null)
	useEffect(() => {
		if (!file) return
		let wanted = true
		createImageBitmap(file).then(
			(bitmap) => {
				if (wanted) setMeasured({ file, height: bitmap.height })
				bitmap.close()
			},
			() => undefined,
		)
		return () => {
			wanted = false
		}
	}, [file])
	return measured?.file === file ? (measured?.height ?? null) : null
}
