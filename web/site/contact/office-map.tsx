import { useState } from 'react'
import { brand } from '#web/content/brand.ts'
import townMap from '#web/site/drawings/town-map.svg?url&no-inline'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { mapFrameUrl } from './map-links.ts'

/** Loads nothing from OpenStreetMap until the visitor opens the map. */
export function OfficeMap() {
	const [shown, setShown] = useState(false)
	const [office, setOffice] = useState(brand.offices[0])
	if (!office) return null
	return (
		<section aria-labelledby="map" className="flex flex-1 flex-col gap-5 print:hidden noscript:hidden">
			<div className="flex flex-col gap-4">
				<h2 id="map" className="text-title">
					Find us
				</h2>
				{brand.offices.length > 1 && (
					<fieldset className="flex flex-wrap gap-2">
						<legend className="sr-only">Office on the map</legend>
						{brand.offices.map((one) => (
							<label
								key={one.id}
								className={classNames(
									'inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-semibold transition-colors',
									'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
									one === office
										? 'border-brand bg-brand-soft text-brand-strong'
										: 'border-line bg-surface hover:border-ink',
								)}
							>
								<input
									type="radio"
									name="map-office"
									className="sr-only"
									checked={one === office}
									onChange={() => setOffice(one)}
								/>
								{one.place}
							</label>
						))}
					</fieldset>
				)}
			</div>
			<div className="relative flex min-h-[22rem] flex-1 overflow-hidden rounded-lg border border-line bg-sunken">
				{shown ? (
					<iframe
						key={office.id}
						src={mapFrameUrl(office)}
						title={`Map of the ${office.place} office`}
						sandbox="allow-scripts allow-same-origin allow-popups"
						referrerPolicy="strict-origin-when-cross-origin"
						className="h-auto w-full"
					/>
				) : (
					<>
						<img
							src={townMap}
							alt=""
							width={1600}
							height={900}
							loading="lazy"
							className="absolute size-full object-cover object-top"
						/>
						<div className="relative m-4 flex flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3 self-end rounded-md bg-surface p-4 shadow-light">
							<p className="min-w-52 flex-1 text-sm text-muted">
								The map comes from OpenStreetMap. Nothing is loaded from there until you ask for it.
							</p>
							<Button variant="secondary" onClick={() => setShown(true)}>
								Show the map of {office.place}
							</Button>
						</div>
					</>
				)}
			</div>
		</section>
	)
}
