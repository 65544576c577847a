import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import type { StoredFiles } from '../items/drafts/use-item-draft.ts'
import { LazyRichTextEditor } from '../rich-text/editor/lazy-editor.tsx'
import type { BlogValues } from './blog-values.ts'
import { useContentPictures } from './use-content-pictures.ts'

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
				/>
			)}
		/>
	)
}
