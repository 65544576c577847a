import { countryName } from '#contracts/shared/countries.ts'
import type { Origin } from '#contracts/shared/origin.ts'

/** The English name of a language. The browser of a visitor may have sent any text. */
function languageName(tag: string): string {
	try {
		return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
	} catch {
		return tag
	}
}

function factsOf({ page, landingPage, referrer, campaign, pages, language, country }: Origin): [string, string][] {
	const facts: [string, string | null][] = [
		['Came from', referrer],
		['Campaign', Object.values(campaign).join(', ')],
		['First page', landingPage],
		['Form on', page],
		['Pages seen', pages === null ? null : String(pages)],
		['Language', language && languageName(language)],
		['Country', country && countryName(country)],
	]
	return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** Where the sender of a form came from; nothing if that is unknown. */
export function OriginFacts({ origin, className }: { origin: Origin | null; className?: string }) {
	const facts = origin ? factsOf(origin) : []
	if (facts.length === 0) return null
	return (
		<section aria-label="Where they came from" className={className}>
			<h3 className="text-sm font-normal text-muted">Where they came from</h3>
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
		</section>
	)
}
