import type { BlogRow } from '#contracts/content/blogs.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { articleHref } from './blog-address.ts'
import { Byline } from './byline.tsx'
import { PostCategory } from './post-row.tsx'

/** The first post is large, the others are beside it. */
export function LeadingPosts({ posts: [first, ...others] }: { posts: readonly BlogRow[] }) {
	if (!first) return null
	return (
		<ol className="night-sky grid gap-x-10 rounded-lg p-5 text-on-night tablet:p-8 desktop:grid-cols-[7fr_5fr] desktop:p-10 print:bg-none print:p-0 print:text-ink">
			<li
				className={`group relative ${others.length > 0 ? 'desktop:row-span-4' : 'grid items-center gap-x-10 desktop:col-span-2 desktop:grid-cols-[7fr_5fr]'}`}
			>
				{first.cover && <ItemPicture picture={first.cover} place="blogLead" className="aspect-[760/427]" first />}
				<div className="mt-5">
					<PostCategory id={first.categoryId} name={first.categoryName} onNight />
					<h2 dir="auto" className="mt-1 max-w-[24ch] text-heading">
						<a href={articleHref(first.blogsId)} className="after:absolute after:inset-0 group-hover:underline">
							{first.heading}
						</a>
					</h2>
					<p dir="auto" className="mt-3 max-w-[58ch] text-on-night-muted">
						{first.subHeading}
					</p>
					<Byline {...first} className="mt-4 text-on-night-muted" />
				</div>
			</li>
			{others.map((post) => (
				<li
					key={post.blogsId}
					className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 border-t border-night-line py-5 first-of-type:border-0 max-desktop:nth-[2]:mt-6 desktop:nth-[2]:border-0 desktop:nth-[2]:pt-0"
				>
					{post.thumbnail ? (
						<ItemPicture picture={post.thumbnail} place="blogSmall" className="aspect-[336/247]" />
					) : (
						<span />
					)}
					<div>
						<PostCategory id={post.categoryId} name={post.categoryName} onNight />
						<h2 dir="auto" className="mt-0.5 text-base leading-snug font-semibold tablet:text-title">
							<a href={articleHref(post.blogsId)} className="after:absolute after:inset-0 group-hover:underline">
								{post.heading}
							</a>
						</h2>
					</div>
				</li>
			))}
		</ol>
	)
}
