import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { fullTitle } from '#web/site/seo/page-meta.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import type { CheckedPage } from './item.ts'
import { longestDescription, titleWidth, widestTitle } from './rules.ts'

/** How search engines and networks show the page. */
export const Cards = ({ page }: { page: CheckedPage }) => (
	<section
		aria-label="How it will be shown"
		className="grid gap-4 tablet:max-desktop:grid-cols-2 tablet:max-desktop:[&>:first-child]:col-span-2"
	>
		<GoogleCard page={page} />
		<LinkedInCard page={page} />
		<WhatsAppCard page={page} />
	</section>
)

/** One card with the name of the service that shows it. */
const CardFrame = ({ service, children }: { service: string; children: ReactNode }) => (
	<figure className="flex min-w-0 flex-col gap-1.5">
		<figcaption className="text-xs font-semibold text-muted">{service}</figcaption>
		{children}
	</figure>
)

const fitsTitle = (text: string) => titleWidth(text) <= widestTitle
const fitsDescription = (text: string) => text.length <= longestDescription

const GoogleCard = ({ page }: { page: CheckedPage }) => (
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

const CardPicture = ({ card }: Pick<CheckedPage, 'card'>) => (
	<img src={card.url} alt="" className="aspect-[1.91/1] w-full bg-sunken object-cover" />
)

const CardTitle = ({ facts }: Pick<CheckedPage, 'facts'>) => (
	<p dir="auto" className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
		{fullTitle(facts)}
	</p>
)

/** LinkedIn crops the picture to 1.91:1, shows two lines of the title and no description. */
const LinkedInCard = ({ page: { facts, card } }: { page: CheckedPage }) => (
	<CardFrame service="LinkedIn">
		<div className="overflow-hidden rounded-sm border border-line bg-surface">
			<CardPicture card={card} />
			<div className="border-t border-line bg-sunken p-3">
				<CardTitle facts={facts} />
				<p className="mt-0.5 truncate text-xs text-muted">{hostLine(window.location.origin)}</p>
			</div>
		</div>
	</CardFrame>
)

/** WhatsApp shows the picture above the text, as every share picture is cropped to 1.91:1. */
const WhatsAppCard = ({ page: { facts, card } }: { page: CheckedPage }) => (
	<CardFrame service="WhatsApp">
		<div className="rounded-sm border border-line bg-success-soft p-1">
			<div className="overflow-hidden rounded-sm bg-surface">
				<CardPicture card={card} />
				<div className="min-w-0 p-2.5">
					<CardTitle facts={facts} />
					<p dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-muted">
						{facts.description}
					</p>
					<p className="truncate text-xs text-muted">{hostLine(window.location.origin)}</p>
				</div>
			</div>
		</div>
	</CardFrame>
)

/** The address as Google shows it: "https://www.company.example › BlogView › 12". */
export function addressLine({ facts: { path }, isSaved }: CheckedPage, origin: string): string {
	const parts = path.split('/').filter(Boolean)
	// The database gives a new item its number.
	return [origin, ...(isSaved ? parts : [...parts.slice(0, -1), '…'])].join(' › ')
}

/** The host as networks show it. */
export const hostLine = (origin: string) => new URL(origin).host.replace(/^www\./, '')

/** Cuts a text at a word if it is longer than fits. */
export function cutText(text: string, fits: (text: string) => boolean): string {
	if (fits(text)) return text
	const words = text.split(' ')
	while (words.length > 1 && !fits(`${words.join(' ')} ...`)) words.pop()
	return `${words.join(' ')} ...`
}
