import { clocks } from '#web/content/about.ts'
import { brand } from '#web/content/brand.ts'
import { hoursOf, longDay } from '#web/content/long-day.ts'

const hoursPerColumn = 3

/** The chart starts an hour before the first office opens, on the clock of the head office. */
const begins = Math.floor(longDay.opens) - 1
const columns = Math.ceil((longDay.closes - begins) / hoursPerColumn)

const twoDigits = (hour: number) => `${(hour + 24) % 24}`.padStart(2, '0')
const scale = Array.from({ length: columns }, (_, column) => begins + column * hoursPerColumn)

export function OfficesAtWork() {
	return (
		<section aria-labelledby="offices" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell">
				<div className="grid gap-x-14 gap-y-4 desktop:grid-cols-2 desktop:items-end">
					<h2 id="offices" className="text-heading">
						{clocks.heading}
					</h2>
					<p className="max-w-[60ch] text-lg text-muted">{clocks.lead}</p>
				</div>
				<p className="mt-8 text-sm text-muted">{clocks.caption}</p>
				<ul className="mt-3">
					{brand.offices.map((office) => {
						const { id, kind, place, phoneNote, hours, timeZone } = office
						const { from, to } = hoursOf(office)
						return (
							<li
								key={id}
								className="grid items-center gap-x-8 gap-y-2 border-t border-line py-4 tablet:grid-cols-[15rem_1fr] print:break-inside-avoid"
							>
								<div>
									<h3>
										<a href={`/contact#${id}`} className="text-title font-semibold hover:text-brand hover:underline">
											{place}
										</a>
									</h3>
									<p className="text-sm text-muted">{kind}</p>
								</div>
								<div>
									<svg
										viewBox={`0 0 ${columns * hoursPerColumn} 3`}
										preserveAspectRatio="none"
										aria-hidden="true"
										className="h-7 w-full rounded-sm bg-sunken"
									>
										<rect x={from - begins} width={to - from} height="3" className="fill-brand" />
										<path
											d={scale.map((hour) => `M${hour - begins} 0V3`).join('')}
											className="stroke-surface"
											strokeWidth="0.06"
										/>
									</svg>
									<p className="mt-1 text-sm text-muted tabular-nums">
										{hours.opens} to {hours.closes} <abbr title={timeZone.name}>{timeZone.short}</abbr>
										{phoneNote && <span className="ms-4">{phoneNote}</span>}
									</p>
								</div>
							</li>
						)
					})}
				</ul>
				<div
					aria-hidden="true"
					className="flex border-t border-line pt-2 text-xs text-muted tabular-nums tablet:ms-[17rem]"
				>
					{scale.map((hour) => (
						<span key={hour} className="flex-1">
							{twoDigits(hour)}
						</span>
					))}
				</div>
			</div>
		</section>
	)
}
