import { Controller, type UseFormReturn } from 'react-hook-form'
import { type BlogDetails, blogPictures, highestPriority } from '#contracts/content/blogs.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import { CategorySelect } from '../publishing/category-select.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { ItemPicture } from '../publishing/item-picture.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'
import type { BlogLabels } from './load-labels.ts'
import { TagsField } from './tags-field.tsx'

type Props = { form: UseFormReturn<BlogValues>; blog: BlogDetails | null; labels: BlogLabels; active: boolean }

const [thumbnail, cover, profile] = blogPictures
const pictures = [
	{ which: profile, stored: 'profile', rule: fileRules.blogProfile },
	{ which: cover, stored: 'cover', rule: fileRules.blogCover },
	{ which: thumbnail, stored: 'thumbnail', rule: fileRules.blogThumbnail },
] as const
const blogSchedule = { ...schedule, published: 'active' } as const
const priorities = Array.from({ length: highestPriority + 1 }, (_, priority) => priority)

export function BlogSide({ form, blog, labels: { categories, tags }, active }: Props) {
	const { register, control, trigger, formState } = form
	const { errors, submitCount } = formState
	return (
		<>
			<SettingsGroup title="Publishing">
				<CheckboxField
					label="Active"
					help="Visitors see it as soon as it is saved, unless Publish at is later. A draft needs only a heading."
					{...register('active', {
						// Active blogs and drafts have different required fields.
						onChange: () => submitCount > 0 && void trigger(),
					})}
				/>
				<ScheduleFields form={form} names={blogSchedule} box="Active" />
				<TextField label="Date" type="date" required={active} error={errors.date?.message} {...register('date')} />
				<SelectField
					label="Priority"
					required={active}
					help="1 to 5 come first on the blog page, 1 at the top. 0 is none."
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
			</SettingsGroup>
			<SettingsGroup title="Category and tags">
				<CategorySelect
					categories={categories}
					none="Select a category"
					required={active}
					error={errors.category?.message}
					{...register('category')}
				/>
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
			</SettingsGroup>
			<SettingsGroup title="Author and pictures">
				<TextField
					label="Author name"
					required={active}
					error={errors.authorName?.message}
					{...register('authorName')}
				/>
				{pictures.map(({ which, stored, rule }) => (
					<ItemPicture
						key={which.field}
						form={form}
						names={which}
						label={pictureLabels[which.field]}
						required={active}
						help={rule.pixels?.otherwise}
						slot={pictureSlots[which.field]}
						current={blog?.[stored] ?? null}
					/>
				))}
			</SettingsGroup>
		</>
	)
}
