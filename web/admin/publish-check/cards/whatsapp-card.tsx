import { fullTitle } from '#web/site/seo/page-meta.ts'
import type { CheckedPage } from '../item.ts'
import { hostLine } from './address-line.ts'
import { CardFrame } from './card-frame.tsx'

/** WhatsApp shows the picture above the text, as every share picture is cropped to 1.91:1. */
export const WhatsAppCard = ({ page: { facts, card } }: { page: CheckedPage }) => (
	<CardFrame service="WhatsApp">
		<div className="rounded-sm border border-line bg-success-soft p-1">
			<div className="overflow-hidden rounded-sm bg-surface">
				<img src={card.url} alt="" className="aspect-[1.91/1] w-full bg-sunken object-cover" />
				<div className="min-w-0 p-2.5">
					<p dir="auto" className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
						{fullTitle(facts)}
					</p>
					<p dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-muted">
						{facts.description}
					</p>
					<p className="truncate text-xs text-muted">{hostLine(window.location.origin)}</p>
				</div>
			</div>
		</div>
	</CardFrame>
)
