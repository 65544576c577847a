import type { UseFormReturn } from 'react-hook-form'
import { blogPictureFields } from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { ItemPictureField } from '../publishing/item-picture-field.tsx'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'
import { PostPicture } from './post-picture.tsx'
import { SharePicture } from './share-picture.tsx'
import { usePostPicture } from './use-post-picture.tsx'

type Props = { form: UseFormReturn<BlogValues>; blog: BlogDetails | null; required: boolean }

const [thumbnail, cover, profile] = blogPictureFields
const singly = [
	{ which: cover, stored: 'cover', rule: fileRules.blogCover },
	{ which: thumbnail, stored: 'thumbnail', rule: fileRules.blogThumbnail },
] as const

/** The portrait, one picture for cover, thumbnail and share card, and each of the three singly. */
export function BlogPictures({ form, blog, required }: Props) {
	const { offerFor, takeForAll, opening, dialog } = usePostPicture(form)
	return (
		<>
			<ItemPictureField
				form={form}
				names={profile}
				label={pictureLabels.profileImage}
				required={required}
				help={fileRules.blogProfile.pixels?.otherwise}
				slot={pictureSlots.profileImage}
				current={blog?.profile ?? null}
			/>
			<PostPicture opening={opening} onChoose={takeForAll} />
			{singly.map(({ which, stored, rule }) => (
				<ItemPictureField
					key={which.field}
					form={form}
					names={which}
					label={pictureLabels[which.field]}
					required={required}
					help={rule.pixels?.otherwise}
					slot={pictureSlots[which.field]}
					current={blog?.[stored] ?? null}
					offer={offerFor(which.field)}
					offering={opening}
				/>
			))}
			<SharePicture form={form} stored={blog?.share ?? null} />
			{dialog}
		</>
	)
}
