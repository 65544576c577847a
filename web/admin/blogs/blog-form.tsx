import { useMemo } from 'react'
import { blogFields, blogFormWith } from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { partsOf } from '../forms/form-data.ts'
import { type FormShape, flatShape } from '../items/drafts/form-content.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { pictureSource } from '../rich-text/picture-store.ts'
import { blogsApi } from '../staff-api.ts'
import { describeBlog } from './blog-check.ts'
import { BlogSide } from './blog-side.tsx'
import { type BlogValues, newBlog, storedPictures, valuesOf } from './blog-values.ts'
import { blogsDescription } from './blogs-description.ts'
import { ContentField } from './content-field.tsx'
import type { BlogLabels } from './load-labels.ts'

/** Leaves out pictures that the text does not show. */
function withShownPictures({ images, ...values }: BlogValues): BlogValues {
	const shown = Object.entries(images ?? {}).filter(([name]) => values.content?.includes(pictureSource(name)))
	return { ...values, images: Object.fromEntries(shown) }
}

const flat = flatShape<BlogValues>(blogFields)
const shape: FormShape<BlogValues> = { ...flat, contentOf: (values) => flat.contentOf(withShownPictures(values)) }

type Props = FormProps<BlogDetails> & { labels: BlogLabels }

/** Adds a blog (null) or edits one. */
export function BlogForm({ item: blog, labels, draft, onStartOver }: Props) {
	const schema = useMemo(() => blogFormWith(storedPictures(blog)), [blog])
	const { form, editor } = useItemForm<BlogValues>({
		description: blogsDescription,
		item: blog && { id: blog.blogsId, version: blog.version, state: blog.state },
		draft,
		shape,
		schema,
		initial: blog ? valuesOf(blog) : newBlog(),
		save: (values) => answerOf(blogsApi.saveblog.$post({ form: partsOf(withShownPictures(values)) })),
		messages: { saved: messages.blogSaved, failed: messages.saveFailed },
		onStartOver,
	})
	const { register, watch } = form
	const { errors } = form.formState
	const active = watch('active') === true

	return (
		<FormPage
			title={blog ? 'Edit blog' : 'Add blog'}
			editor={editor}
			edited={blog}
			side={
				<>
					<BlogSide form={form} blog={blog} labels={labels} active={active} />
					<PublishCheck form={form} describe={(values, pictureOf) => describeBlog(values, blog, pictureOf)} />
				</>
			}
		>
			<TextField label="Heading" required error={errors.heading?.message} {...register('heading')} />
			<TextField
				label="Sub heading"
				required={active}
				help="One or two sentences for lists, feeds and search engines."
				error={errors.subHeading?.message}
				{...register('subHeading')}
			/>
			<ContentField form={form} images={blog?.images} storedFiles={editor.editor.files} required={active} />
		</FormPage>
	)
}
