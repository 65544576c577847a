import { useEffect, useMemo, useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { lengths } from '#contracts/shared/fields.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { answerOf, failureText } from '#web/api.ts'
import { pictureRefusal, readChosen } from '#web/file-content.ts'
import { readFile } from '../items/drafts/load-draft.ts'
import type { StoredFiles } from '../items/editor/stored-files.ts'
import { compress } from '../pictures/compress.ts'
import { whole } from '../pictures/picture-size.ts'
import { openPicture } from '../pictures/picture-source.ts'
import { LazyRichTextEditor } from '../rich-text/editor/lazy-editor.tsx'
import type { PictureStore } from '../rich-text/picture-store.ts'
import { draftsApi } from '../staff-api.ts'
import { type BlogValues, contentPictureSlot } from './blog-values.ts'

type Props = {
	form: UseFormReturn<BlogValues>
	images: BlogDetails['images'] | undefined
	storedFiles: StoredFiles
	required: boolean
}

export function ContentField({ form, images, storedFiles, required }: Props) {
	const pictures = useContentPictures(form, images, storedFiles)
	// The server reports a refused picture under `images`.
	const refusal = form.formState.errors.images?.message
	const refusedPicture = typeof refusal === 'string' ? refusal : undefined

	/** Puts the title of a document into an empty heading. Undo of the text keeps it there, so no words are lost. */
	function takeTitle(title: string): boolean {
		const heading = form.getValues('heading').trim()
		if (heading !== '' || title.length > lengths.name) return heading === title
		form.setValue('heading', title, { shouldDirty: true, shouldValidate: true })
		return true
	}

	return (
		<Controller
			name="content"
			control={form.control}
			render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
				<LazyRichTextEditor
					ref={ref}
					label="Content"
					required={required}
					initialHtml={value ?? ''}
					error={fieldState.error?.message ?? refusedPicture}
					onChange={onChange}
					onBlur={onBlur}
					pictures={pictures}
					takeTitle={takeTitle}
				/>
			)}
		/>
	)
}

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
function useContentPictures(
	form: UseFormReturn<BlogValues>,
	stored: BlogDetails['images'] | undefined,
	storedFiles: StoredFiles,
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

	return useMemo(() => {
		const fileOf = (name: string) => getValues('images')?.[name]
		function keep(original: File, file: File) {
			const name = nameFor(original)
			added.current.set(name, URL.createObjectURL(file))
			setValue('images', { ...getValues('images'), [name]: file }, { shouldDirty: true })
			setValue('hasImagesChanged', true)
			return { name }
		}
		return {
			urlOf(name) {
				const file = fileOf(name)
				// A draft brings its own pictures.
				if (file instanceof File && !added.current.has(name)) added.current.set(name, URL.createObjectURL(file))
				return added.current.get(name) ?? stored?.[name]?.url ?? null
			},
			addressOf(name) {
				const file = fileOf(name)
				if (!(file instanceof File)) return stored?.[name]?.url ?? null
				const key = storedFiles.keyOf(file)
				return key && `/media/${key}/picture`
			},
			async add(file) {
				const made = await resized(file)
				return made ? keep(file, made) : { refused: await pictureRefusal(file, fileRules.picture) }
			},
			async take(key) {
				const taken = await readStored(key)
				if (typeof taken === 'string') return { refused: taken }
				const { file, error } = await readChosen(taken, fileRules.picture)
				if (error !== null) return { refused: error }
				storedFiles.note(file, key)
				return keep(file, file)
			},
		}
	}, [stored, storedFiles, getValues, setValue])
}

/** A file that the site stores, or why it cannot be had. */
async function readStored(key: string): Promise<File | string> {
	try {
		const found = draftsApi[':kind'].storedfile.$post({ param: { kind: 'blogs' }, json: { key } })
		return await readFile(await answerOf(found))
	} catch (failure) {
		return failureText(failure, 'The picture could not be read. Check your connection, and copy it again.')
	}
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
