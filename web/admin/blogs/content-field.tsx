import { lazy, Suspense } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BlogDetails } from '#contracts/blogs.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { BlogValues } from './blog-values.ts'
import { useInsidePictures } from './use-inside-pictures.ts'

// The server renders no form, so that its build need not carry the editor.
const RichTextEditor = lazy(() =>
	import.meta.env.SSR
		? Promise.reject(new Error('No form is rendered here'))
		: import('../rich-text/rich-text-editor.tsx'),
)

type Props = { form: UseFormReturn<BlogValues>; images: BlogDetails['images'] | undefined; required: boolean }

/** The text of a blog with its pictures. */
export function ContentField({ form, images, required }: Props) {
	const pictures = useInsidePictures(form, images)
	// The server refuses one of them under the name of all.
	const refusal = form.formState.errors.images?.message
	const refusedPicture = typeof refusal === 'string' ? refusal : undefined
	return (
		<Suspense
			fallback={
				<p className="flex min-h-96 items-center justify-center rounded-sm border border-line text-muted">
					<Spinner label="Loading the editor" className="text-title" />
				</p>
			}
		>
			<Controller
				name="content"
				control={form.control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<RichTextEditor
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
		</Suspense>
	)
}
