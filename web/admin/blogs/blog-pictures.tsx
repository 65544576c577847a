import type { UseFormReturn } from 'react-hook-form'
import { blogPictureFields, blogSharePicture } from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { PictureField } from '../file-fields/picture-field.tsx'
import { useChosenFile } from '../file-fields/use-chosen-file.ts'
import { ItemPictureField } from '../publishing/item-picture-field.tsx'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'
import { PostPicture, usePostPicture } from './post-picture.tsx'

type Props = { form: UseFormReturn<BlogValues>; blog: BlogDetails | null; required: boolean }

const [thumbnail, cover, profile] = blogPictureFields
const singly = [
	{ which: cover, stored: 'cover', rule: fileRules.blogCover },
	{ which: thumbnail, stored: 'thumbnail', rule: fileRules.blogThumbnail },
] as const

/** The portrait, one picture for cover, thumbnail and share card, and each of the three singly. */
export function BlogPictures({ form, blog, required }: Props) {
	const { offerFor, takeForAll, useForAll, opening, dialog } = usePostPicture(form)
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
			<PostPicture opening={opening} onChoose={takeForAll} onUse={useForAll} />
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

const { field } = blogSharePicture

/** The share card alone. */
function SharePicture({ form, stored }: { form: UseFormReturn<BlogValues>; stored: BlogDetails['share'] }) {
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
