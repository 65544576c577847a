import type { BlogRow } from '#contracts/content/blogs.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { articleHref, blogHref, noFilters } from './blog-address.ts'
import { Byline } from './byline.tsx'

/** The whole row links to the post. The category has a separate link. */
export function PostRow({ post }: { post: BlogRow }) {
	const { blogsId, heading, subHeading, categoryId, categoryName, thumbnail } = post
	return (
		<li className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 border-t border-line py-6 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-8 tablet:py-8">
			<div className="tablet:order-2">
				<PostCategory id={categoryId} name={categoryName} />
				<h2 dir="auto" className="mt-1 text-title">
					<a href={articleHref(blogsId)} className="after:absolute after:inset-0 group-hover:text-brand">
						{heading}
					</a>
				</h2>
				<p dir="auto" className="mt-1.5 text-muted max-tablet:hidden">
					{subHeading}
				</p>
				<Byline {...post} className="mt-3 text-muted" />
			</div>
			<div className="tablet:order-1">
				{thumbnail && <ItemPicture picture={thumbnail} place="blogRow" className="aspect-[336/247]" />}
			</div>
		</li>
	)
}

/** Lies above the link of the whole row, so it stays clickable. */
export const PostCategory = ({ id, name, onNight }: { id: number | null; name: string | null; onNight?: boolean }) =>
	id !== null &&
	name && (
		<a
			dir="auto"
			href={blogHref({ ...noFilters, category: id })}
			className={`relative z-10 inline-block py-0.5 text-sm font-semibold hover:underline ${onNight ? 'text-moon' : 'text-brand'}`}
		>
			{name}
		</a>
	)
