import { countryName } from '#contracts/shared/countries.ts'
import type { Origin } from '#contracts/shared/origin.ts'
import { Fold } from '../desks/conversation/fold.tsx'
import { OriginFacts } from '../origin-facts.tsx'

/** The parts of an origin that say most. */
const lineOf = ({ campaign, referrer, landingPage, country }: Origin) =>
	[campaign.source ?? referrer, landingPage, country && countryName(country)].filter(Boolean).join(' · ')

/** Where the visitor came from, in a line that opens. A mail says nothing of it. */
export const OriginFold = ({ origin }: { origin: Origin | null }) =>
	origin && (
		<Fold
			summary={
				<>
					<span className="shrink-0">Where it came from</span>
					<bdi className="truncate text-ink group-open:hidden">{lineOf(origin)}</bdi>
				</>
			}
		>
			<OriginFacts origin={origin} />
		</Fold>
	)
