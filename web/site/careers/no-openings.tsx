import { noOpenings } from '#web/content/careers.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { FollowLink } from './follow-link.tsx'
import { openingsId } from './openings-address.ts'

export function NoOpenings() {
	return (
		<section id={openingsId} aria-labelledby="openings" className="pt-14 pb-14 desktop:pt-20 desktop:pb-20">
			<div className="shell">
				<h2 id="openings" className="text-heading">
					Open Positions
				</h2>
				<div className="mt-8 rounded-lg border border-dashed border-edge px-6 py-10 tablet:px-10">
					<p className="text-title font-semibold text-balance">{noOpenings.title}</p>
					<p className="mt-2 max-w-[62ch]">
						{noOpenings.text}{' '}
						<a
							href={`mailto:${careersAddress}`}
							className="inline-block py-0.5 font-semibold text-brand underline underline-offset-4 wrap-anywhere"
						>
							{careersAddress}
						</a>
					</p>
					<p className="mt-4 print:hidden">
						<FollowLink />
					</p>
				</div>
			</div>
		</section>
	)
}
