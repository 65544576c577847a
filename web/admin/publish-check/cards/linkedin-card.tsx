import { fullTitle } from '#web/site/seo/page-meta.ts'
import type { CheckedPage } from '../item.ts'
import { hostLine } from './address-line.ts'
import { CardFrame } from './card-frame.tsx'

/** LinkedIn crops the picture to 1.91:1, shows two lines of the title and no description. */
export const LinkedInCard = ({ page: { facts, card } }: { page: CheckedPage }) => (
	<CardFrame service="LinkedIn">
		<div className="overflow-hidden rounded-sm border border-line bg-surface">
			<img src={card.url} alt="" className="aspect-[1.91/1] w-full bg-sunken object-cover" />
			<div className="border-t border-line bg-sunken p-3">
				<p dir="auto" className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
					{fullTitle(facts)}
				</p>
				<p className="mt-0.5 truncate text-xs text-muted">{hostLine(window.location.origin)}</p>
			</div>
		</div>
	</CardFrame>
)
