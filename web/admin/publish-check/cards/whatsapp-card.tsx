import { fullTitle } from '#web/site/seo/page-meta.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { CheckedPage } from '../item.ts'
import { hostLine } from './address-line.ts'
import { CardFrame } from './card-frame.tsx'

/** A narrower picture becomes a square beside the text. */
const leastRatio = 1.3

/** WhatsApp shows a wide picture above the text and crops it to 1.91:1. */
export function WhatsAppCard({ page: { facts, card } }: { page: CheckedPage }) {
	const isWide = card.width >= card.height * leastRatio
	return (
		<CardFrame service="WhatsApp">
			<div className="rounded-sm border border-line bg-success-soft p-1">
				<div className={classNames('overflow-hidden rounded-sm bg-surface', !isWide && 'flex items-stretch')}>
					<img
						src={card.url}
						alt=""
						className={classNames(
							'shrink-0 bg-sunken object-cover',
							isWide ? 'aspect-[1.91/1] w-full' : 'aspect-square w-24 self-start',
						)}
					/>
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
}
