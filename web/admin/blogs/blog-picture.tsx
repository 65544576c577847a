import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BlogPictureField, blogPictures } from '#contracts/blogs.ts'
import type { Picture } from '#contracts/publishable.ts'
import { fileRules } from '#contracts/uploads.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { fileOf } from '../publishing/file-value.ts'
import { type BlogValues, pictureSlots } from './blog-values.ts'

const hints: Record<BlogPictureField, string | undefined> = {
	coverImage: fileRules.blogCover.pixels?.otherwise,
	thumbnailImage: fileRules.blogThumbnail.pixels?.otherwise,
	profileImage: fileRules.blogProfile.pixels?.otherwise,
}

type Props = {
	form: UseFormReturn<BlogValues>
	which: (typeof blogPictures)[number]
	label: string
	current: Picture | null
	required: boolean
}

/** One of the three pictures of a blog. */
export function BlogPicture({ form, which: { field: name, changed, alt }, label, current, required }: Props) {
	const { control, setValue, watch, formState } = form
	return (
		<Controller
			name={name}
			control={control}
			render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
				<PictureField
					ref={ref}
					label={label}
					required={required}
					help={hints[name]}
					slot={pictureSlots[name]}
					value={fileOf(value)}
					current={current}
					error={fieldState.error?.message}
					onBlur={onBlur}
					onChange={(file) => {
						onChange(file)
						setValue(changed, file !== null)
					}}
					alt={watch(alt) ?? ''}
					onAltChange={(text) => setValue(alt, text, { shouldDirty: true })}
					altError={formState.errors[alt]?.message}
				/>
			)}
		/>
	)
}
