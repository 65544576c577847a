import { type UseFormReturn, useController } from 'react-hook-form'
import { type BlogDetails, blogSharePicture } from '#contracts/content/blogs.ts'
import { PictureField } from '../file-fields/picture-field.tsx'
import { fileOf } from '../publishing/file-value.ts'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'

const { field: name, changed: flag } = blogSharePicture

/** The share card singly. */
export function SharePicture({ form, stored }: { form: UseFormReturn<BlogValues>; stored: BlogDetails['share'] }) {
	const { control, trigger, watch } = form
	const { field, fieldState } = useController({ control, name })
	const changed = useController({ control, name: flag })
	return (
		<PictureField
			label={pictureLabels[name]}
			help="What networks show where the post is shared. Without one they show the cover. A new cover takes the old share card away."
			ref={field.ref}
			slot={pictureSlots[name]}
			value={fileOf(field.value)}
			current={watch('hasCoverImageChanged') ? null : stored}
			error={fieldState.error?.message}
			onBlur={field.onBlur}
			onChange={(file) => {
				changed.field.onChange(file !== null)
				field.onChange(file)
				void trigger(name)
			}}
		/>
	)
}
