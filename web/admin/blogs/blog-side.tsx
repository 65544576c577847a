import { Controller, type UseFormReturn } from 'react-hook-form'
import { highestPriority } from '#contracts/content/blog-form.ts'
import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import { NewLabel } from '../forms/new-label.tsx'
import { useAdded } from '../forms/use-added.ts'
import { NameForm } from '../lists/names/name-form.tsx'
import { CategorySelect } from '../publishing/category-select.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { AuthorField } from './author-field.tsx'
import { BlogPictures } from './blog-pictures.tsx'
import type { BlogValues } from './blog-values.ts'
import { labelCalls } from './label-calls.ts'
import type { BlogLabels } from './load-labels.ts'
import { TagsField } from './tags-field.tsx'

type Props = { form: UseFormReturn<BlogValues>; blog: BlogDetails | null; labels: BlogLabels; active: boolean }

const blogSchedule = { ...schedule, published: 'active' } as const
const { noun, required, field } = labelCalls.categories
const priorities = Array.from({ length: highestPriority + 1 }, (_, priority) => priority)

export function BlogSide({ form, blog, labels, active }: Props) {
	const { register, control, trigger, setValue, formState } = form
	const { categories, tags, createCategory, createTag } = useBlogLabels(labels)
	const { errors, submitCount } = formState
	async function addCategory(name: string) {
		const { categoryId } = await createCategory(name)
		setValue('category', String(categoryId), { shouldDirty: true, shouldValidate: submitCount > 0 })
	}

	return (
		<>
			<SettingsGroup title="Publishing">
				<CheckboxField
					label="Active"
					help="Visitors see it once it is saved, within the times under Schedule. A draft needs only a heading."
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
					required={active}
					error={errors.category?.message}
					addition={
						<NewLabel
							noun={noun}
							form={(steps) => (
								<NameForm
									{...steps}
									nested
									noun={noun}
									name={null}
									required={required}
									field={field}
									save={addCategory}
								/>
							)}
						/>
					}
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
							onCreate={createTag}
							required={active}
							error={fieldState.error?.message}
						/>
					)}
				/>
			</SettingsGroup>
			<SettingsGroup title="Author and pictures">
				<AuthorField form={form} stored={blog?.profile ?? null} required={active} />
				<BlogPictures form={form} blog={blog} required={active} />
			</SettingsGroup>
		</>
	)
}

/** The labels of the form, with those that the user adds in it. */
function useBlogLabels(loaded: BlogLabels) {
	const [categories, addCategory] = useAdded(loaded.categories, ({ categoryId }) => categoryId)
	const [tags, addTag] = useAdded(loaded.tags, ({ tagsId }) => tagsId)
	return {
		categories,
		tags,
		async createCategory(categoryName: string): Promise<BlogCategory> {
			const category = { categoryId: await labelCalls.categories.save({ id: null, name: categoryName }), categoryName }
			addCategory(category)
			return category
		},
		async createTag(tagsName: string): Promise<BlogTag> {
			const tag = { tagsId: await labelCalls.tags.save({ id: null, name: tagsName }), tagsName }
			addTag(tag)
			return tag
		},
	}
}
