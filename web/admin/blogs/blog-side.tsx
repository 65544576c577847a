import { Controller, type UseFormReturn } from 'react-hook-form'
import { type BlogDetails, blogPictures, highestPriority } from '#contracts/blogs.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import { BlogPicture } from './blog-picture.tsx'
import type { BlogValues } from './blog-values.ts'
import type { BlogLabels } from './load-labels.ts'
import { TagsField } from './tags-field.tsx'

type Props = { form: UseFormReturn<BlogValues>; blog: BlogDetails | null; labels: BlogLabels; active: boolean }

const [thumbnail, cover, profile] = blogPictures
const priorities = Array.from({ length: highestPriority + 1 }, (_, priority) => priority)

/** What stands beside the text: status, date, category, tags, priority, author and pictures. */
export function BlogSide({ form, blog, labels: { categories, tags }, active }: Props) {
	const { register, control, trigger, formState } = form
	const { errors, submitCount } = formState
	return (
		<>
			<CheckboxField
				label="Active"
				help="Visitors read it from the moment it is saved. A draft needs its heading alone."
				{...register('active', {
					// What an active blog lacks, a draft does not, and the other way about.
					onChange: () => submitCount > 0 && void trigger(),
				})}
			/>
			<TextField label="Date" type="date" required={active} error={errors.date?.message} {...register('date')} />
			<SelectField
				label="Category"
				required={active}
				help={categories.length === 0 ? 'There is none yet: add one in the list, under Categories.' : undefined}
				error={errors.category?.message}
				{...register('category')}
			>
				<option value="">Select a category</option>
				{categories.map(({ categoryId, categoryName }) => (
					<option key={categoryId} value={categoryId}>
						{categoryName}
					</option>
				))}
			</SelectField>
			<Controller
				name="tags"
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<TagsField
						ref={ref}
						tags={tags}
						value={value ?? ''}
						onChange={onChange}
						onBlur={onBlur}
						required={active}
						error={fieldState.error?.message}
					/>
				)}
			/>
			<SelectField
				label="Priority"
				required={active}
				help="1 to 5 lead the blog, 1 first. 0 is none."
				error={errors.priorityBlog?.message}
				{...register('priorityBlog')}
			>
				<option value="" />
				{priorities.map((priority) => (
					<option key={priority} value={priority}>
						{priority}
					</option>
				))}
			</SelectField>
			<TextField label="Author name" required={active} error={errors.authorName?.message} {...register('authorName')} />
			<BlogPicture
				form={form}
				which={profile}
				label="Profile image"
				current={blog?.profile ?? null}
				required={active}
			/>
			<BlogPicture form={form} which={cover} label="Cover" current={blog?.cover ?? null} required={active} />
			<BlogPicture
				form={form}
				which={thumbnail}
				label="Thumbnail"
				current={blog?.thumbnail ?? null}
				required={active}
			/>
		</>
	)
}
