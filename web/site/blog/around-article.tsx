import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { BlogRow } from '#contracts/content/blogs.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { articleHref } from './blog-address.ts'
import { Byline } from './byline.tsx'

type Neighbour = { blogsId: number; heading: string } | null

/** The previous and the next post by date. */
export const Neighbours = ({ previous, next }: { previous: Neighbour; next: Neighbour }) => (
	<nav aria-label="Other posts" className="grid gap-4 tablet:grid-cols-2 print:hidden">
		{previous && <NeighbourLink post={previous} label="Previous post" />}
		{next && <NeighbourLink post={next} label="Next post" isNext />}
	</nav>
)

function NeighbourLink({
	post,
	label,
	isNext = false,
}: {
	post: NonNullable<Neighbour>
	label: string
	isNext?: boolean
}) {
	const Arrow = isNext ? ArrowRight : ArrowLeft
	return (
		<a
			href={articleHref(post.blogsId)}
			rel={isNext ? 'next' : 'prev'}
			className={classNames(
				'group flex flex-col gap-1.5 rounded-md border border-line bg-surface p-5 transition-colors hover:border-edge',
				isNext && 'items-end text-end tablet:col-start-2',
			)}
		>
			<span className={classNames('flex items-center gap-2 text-sm text-muted', isNext && 'flex-row-reverse')}>
				<Arrow aria-hidden="true" className="size-4" />
				{label}
			</span>
			<span dir="auto" className={classNames('font-semibold group-hover:text-brand', isNext && 'rtl:text-start')}>
				{post.heading}
			</span>
		</a>
	)
}

export const PostCards = ({ posts }: { posts: readonly BlogRow[] }) => (
	<ul className="grid gap-x-8 gap-y-10 tablet:grid-cols-3">
		{posts.map((post) => (
			<li key={post.blogsId} className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 tablet:block">
				{post.thumbnail && <ItemPicture picture={post.thumbnail} place="blogCard" className="aspect-[336/247]" />}
				<div className="tablet:mt-4">
					<h3 dir="auto" className="text-base leading-snug font-semibold desktop:text-title">
						<a href={articleHref(post.blogsId)} className="after:absolute after:inset-0 group-hover:text-brand">
							{post.heading}
						</a>
					</h3>
					<Byline {...post} className="mt-2 text-muted" />
				</div>
			</li>
		))}
	</ul>
)
