import { useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { pictureRefusal } from '#web/file-content.ts'
import { compress } from '../pictures/compress.ts'
import { openPicture } from '../pictures/picture-source.ts'
import type { PictureStore } from '../rich-text/picture-store.ts'
import { type BlogValues, contentPictureSlot } from './blog-values.ts'

const whole = { x: 0, y: 0, width: 100, height: 100 }
const randomPart = 6

/** Makes a unique placeholder name from the file's name. */
function nameFor(file: File): string {
	const stem = file.name
		.replace(/\.[^.]*$/, '')
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 40)
	return `${stem || 'picture'}-${crypto.randomUUID().slice(0, randomPart)}`
}

/** Provides the pictures in a blog's content: the stored ones, and the new ones that the form sends. */
export function useContentPictures(
	form: UseFormReturn<BlogValues>,
	stored: BlogDetails['images'] | undefined,
): PictureStore {
	const added = useRef(new Map<string, string>())
	const { getValues, setValue } = form

	useEffect(() => {
		const urls = added.current
		return () => {
			for (const url of urls.values()) URL.revokeObjectURL(url)
			urls.clear()
		}
	}, [])

	return useMemo(
		() => ({
			urlOf(name) {
				const file = getValues('images')?.[name]
				// A draft brings its own pictures.
				if (file instanceof File && !added.current.has(name)) added.current.set(name, URL.createObjectURL(file))
				return added.current.get(name) ?? stored?.[name]?.url ?? null
			},
			async add(file) {
				const made = await resized(file)
				if (!made) return { refused: await pictureRefusal(file, fileRules.picture) }
				const name = nameFor(file)
				added.current.set(name, URL.createObjectURL(made))
				setValue('images', { ...getValues('images'), [name]: made }, { shouldDirty: true })
				setValue('hasImagesChanged', true)
				return { name }
			},
		}),
		[stored, getValues, setValue],
	)
}

/** The resized picture, or null if the file is not a picture. */
async function resized(file: File): Promise<File | null> {
	const source = await openPicture(file)
	if (!source) return null
	try {
		return (await compress(source, whole, contentPictureSlot))?.file ?? null
	} finally {
		source.close()
	}
}
