import { countryName } from '#contracts/shared/countries.ts'
import { type CampaignWord, campaignWords, type Origin } from '#contracts/shared/origin.ts'

const campaignLabels: Record<CampaignWord, string> = {
	source: 'Campaign source',
	medium: 'Campaign medium',
	campaign: 'Campaign',
	term: 'Campaign term',
	content: 'Campaign content',
}

/** The English name of a language. The browser of a visitor may have sent any text. */
function languageName(tag: string): string {
	try {
		return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
	} catch {
		return tag
	}
}

function factsOf({ page, landingPage, referrer, campaign, pages, language, country }: Origin): [string, string][] {
	const facts: [string, string | null | undefined][] = [
		['Came from', referrer],
		...campaignWords.map((word): [string, string | undefined] => [campaignLabels[word], campaign[word]]),
		['First page', landingPage],
		['Form on', page],
		['Pages seen', pages === null ? null : String(pages)],
		['Language', language && languageName(language)],
		['Country', country && countryName(country)],
	]
	return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** Where the sender of a form came from, as far as the browser said it. */
export function OriginFacts({ origin }: { origin: Origin }) {
	const facts = factsOf(origin)
	if (facts.length === 0) return <p className="mt-1 text-sm text-muted">The browser did not say it.</p>
	return (
		<dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
			{facts.map(([term, value]) => (
				<div key={term} className="contents">
					<dt className="text-muted">{term}</dt>
					<dd className="wrap-anywhere">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	)
}
