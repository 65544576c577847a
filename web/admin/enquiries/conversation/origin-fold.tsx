import type { ReactNode } from 'react'
import { type CampaignWord, campaignWords, type Origin } from '#contracts/shared/origin.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country. Unknown letters stay. */
function countryName(code: string): string {
	try {
		return names.of(code) ?? code
	} catch {
		return code
	}
}

const campaignLabels: Record<CampaignWord, string> = {
	source: 'Campaign source',
	medium: 'Campaign medium',
	campaign: 'Campaign',
	term: 'Campaign term',
	content: 'Campaign content',
}

/** Where the visitor came from, as far as the browser said it. */
export function OriginFold({ origin }: { origin: Origin | null }) {
	const facts = origin ? factsOf(origin) : []
	return (
		<details className="text-sm">
			<summary className="inline-flex min-h-7 cursor-pointer items-center text-muted hover:text-ink">
				Where it came from
			</summary>
			{facts.length > 0 ? (
				<dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
					{facts.map(([term, value]) => (
						<div key={term} className="contents">
							<dt className="text-muted">{term}</dt>
							<dd className="min-w-0 wrap-anywhere">{value}</dd>
						</div>
					))}
				</dl>
			) : (
				<p className="mt-1 text-muted">The browser did not say it.</p>
			)}
		</details>
	)
}

function factsOf({ page, landingPage, referrer, campaign, pages, language, country }: Origin): [string, ReactNode][] {
	const facts: [string, string | null][] = [
		['Page', page],
		['First page', landingPage],
		['Came from', referrer],
		...campaignWords.map((word): [string, string | null] => [campaignLabels[word], campaign[word] ?? null]),
		['Pages seen', pages === null ? null : String(pages)],
		['Language', language],
		['Country', country && countryName(country)],
	]
	return facts.flatMap(([term, value]) => (value ? [[term, <bdi key={term}>{value}</bdi>]] : []))
}
