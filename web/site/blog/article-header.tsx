import type { Blog } from '#contracts/content/blogs.ts'
import { ContentPicture } from '#web/site/parts/content-picture.tsx'
import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { PostCategory } from './post-row.tsx'

export function ArticleHeader({ blog, minutes }: { blog: Blog; minutes: number }) {
	const { heading, subHeading, authorName, date, categoryId, categoryName, cover, profile } = blog
	return (
		<header className="grid gap-x-14 desktop:grid-cols-[13rem_minmax(0,1fr)]">
			<div className="desktop:col-start-2">
				<PostCategory id={categoryId} name={categoryName} />
				<h1 dir="auto" className="mt-2 max-w-[22ch] rtl:max-w-[42rem] text-page wrap-anywhere">
					{heading}
				</h1>
				{subHeading && (
					<p dir="auto" className="mt-5 max-w-[46ch] rtl:max-w-[42rem] text-title font-normal text-muted">
						{subHeading}
					</p>
				)}
			</div>
			<p className="mt-7 self-end text-sm text-muted desktop:col-start-1 desktop:row-start-1 desktop:mt-0">
				{authorName && (
					<span className="flex items-center gap-2">
						{profile && (
							<img
								src={profile.url}
								// The name is beside it.
								alt=""
								width={profile.width}
								height={profile.height}
								// Half of its pixel size, so it is sharp on a phone.
								className="size-5 rounded-full bg-sunken"
							/>
						)}
						<b dir="auto" className="font-semibold text-ink">
							{authorName}
						</b>
					</span>
				)}
				{date && <ItemDate date={date} className="desktop:mt-1 desktop:block" />}
				{date && <span className="desktop:hidden">, </span>}
				{minutes} min read
			</p>
			{cover && (
				<ContentPicture
					picture={cover}
					place="blogCover"
					alt={cover.alt || heading}
					first
					className="mt-9 h-auto w-full max-w-[47.5rem] rounded-md bg-sunken desktop:col-start-2 desktop:mt-12"
				/>
			)}
		</header>
	)
}
