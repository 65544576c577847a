import { useEffect, useState } from 'react'
import { openPicture, type PictureSource } from '../picture-source.ts'

/** The decoded file; null until it is open. It is closed when the file changes. */
export function useOpenPicture(file: File): PictureSource | null {
	const [source, setSource] = useState<PictureSource | null>(null)
	useEffect(() => {
		let wanted = true
		const opening = openPicture(file)
		void opening.then((opened) => wanted && setSource(opened))
		return () => {
			wanted = false
			void opening.then((opened) => opened?.close())
		}
	}, [file])
	return source?.file === file ? source : null
}
