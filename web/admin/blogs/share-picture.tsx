import type { UseFormReturn } from 'react-hook-form'
import { blogSharePicture } from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { PictureField } from '../file-fields/picture-field.tsx'
import { useChosenFile } from '../publishing/use-chosen-file.ts'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'

const { field } = blogSharePicture

/** The share card alone. */
export function SharePicture({ form, stored }: { form: UseFormReturn<BlogValues>; stored: BlogDetails['share'] }) {
	const chosen = useChosenFile(form, blogSharePicture)
	return (
		<PictureField
			{...chosen}
			label={pictureLabels[field]}
			help="Networks show it where the post is shared. Without one they show the cover. A new cover removes the old share card."
			slot={pictureSlots[field]}
			current={form.watch('hasCoverImageChanged') ? null : stored}
		/>
	)
}
