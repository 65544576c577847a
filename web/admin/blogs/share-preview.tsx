import { pages } from '#web/content/pages.ts'
import { ownCard } from '#web/site/seo/page-meta.ts'
import { useObjectUrl } from '../file-fields/use-object-url.ts'

const width = 144
const card = ownCard(pages.blog)
const height = Math.round((width * card.height) / card.width)

/** The cover as networks show it where the post is shared: its middle, in the proportions of a share card. */
export function SharePreview({ cover }: { cover: File | null }) {
	const url = useObjectUrl(cover)
	return (
		<figure className="flex w-26 max-w-full flex-col gap-1 p-1.5 text-sm tablet:w-40 tablet:p-2">
			{url ? (
				<img
					src={url}
					alt=""
					width={width}
					height={height}
					className="aspect-[1200/630] w-full rounded-sm bg-sunken object-cover"
				/>
			) : (
				<span className="block aspect-[1200/630] w-full rounded-sm bg-sunken" />
			)}
			<figcaption>
				<span className="block font-semibold">Share card</span>
				<span className="block text-xs text-muted">Networks cut the cover to 1.91:1.</span>
			</figcaption>
		</figure>
	)
}
