import { brand } from '#web/content/brand.ts'
import { fullTitle } from '#web/site/seo/page-meta.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import type { CheckedPage } from '../item.ts'
import { longestDescription, widestTitle } from '../rules/lengths.ts'
import { titleWidth } from '../rules/title-width.ts'
import { addressLine } from './address-line.ts'
import { CardFrame } from './card-frame.tsx'
import { cutText } from './cut-text.ts'

const fitsTitle = (text: string) => titleWidth(text) <= widestTitle
const fitsDescription = (text: string) => text.length <= longestDescription

export const GoogleCard = ({ page }: { page: CheckedPage }) => (
	<CardFrame service="Google">
		<div className="flex flex-col gap-1 rounded-sm border border-line bg-surface p-3">
			<p className="flex min-w-0 items-center gap-2.5">
				<span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line bg-sunken">
					<LogoMark className="size-4" />
				</span>
				<span className="min-w-0">
					<span className="block truncate text-sm leading-tight">{brand.name}</span>
					<span className="block truncate text-xs leading-tight text-muted">
						{addressLine(page, window.location.origin)}
					</span>
				</span>
			</p>
			<p dir="auto" className="text-base leading-snug wrap-anywhere text-brand">
				{cutText(fullTitle(page.facts), fitsTitle)}
			</p>
			<p dir="auto" className="text-sm leading-snug wrap-anywhere text-muted">
				{cutText(page.facts.description, fitsDescription)}
			</p>
		</div>
	</CardFrame>
)
