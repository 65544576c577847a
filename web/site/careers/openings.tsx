import { Rss } from 'lucide-react'
import { noOpenings } from '#web/content/careers.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { pages } from '#web/content/pages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type {
	FilterChoice,
	FilteredJobs as Found,
	OpeningsFilter,
} from '#worker/features/careers/published-jobs.queries.ts'
import { Opening } from './opening.tsx'
import { openingsHref, openingsId } from './openings-address.ts'

const noFilter: OpeningsFilter = { location: null, type: null }

export function Openings({ openings: { jobs, total, places, types, filter } }: { openings: Found }) {
	const filtered = filter.location !== null || filter.type !== null
	return (
		<section id={openingsId} aria-labelledby="openings" className="pt-14 pb-14 desktop:pt-20 desktop:pb-20">
			<div className="shell">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
					<h2 id="openings" className="text-heading">
						Open Positions
					</h2>
					<FollowLink />
				</div>
				<div className="mt-6 grid gap-x-14 gap-y-4 tablet:grid-cols-2 print:hidden">
					<Choices
						label="Place"
						every="Every place"
						choices={places}
						chosen={filter.location}
						hrefOf={(location) => openingsHref({ ...filter, location })}
					/>
					<Choices
						label="Type"
						every="Every type"
						choices={types}
						chosen={filter.type}
						hrefOf={(type) => openingsHref({ ...filter, type })}
					/>
				</div>
				{filtered && jobs.length > 0 && (
					<p className="mt-6">
						{jobs.length} of {total} positions. <ShowAll />
					</p>
				)}
				{jobs.length === 0 ? (
					<div className="mt-8 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
						<p className="text-title font-semibold text-balance">Nothing of this type is open in this place</p>
						<p className="mt-2">
							<ShowAll />
						</p>
					</div>
				) : (
					<ul className="mt-8 grid gap-4 tablet:grid-cols-2 tablet:max-desktop:*:last:odd:col-span-2 desktop:grid-cols-1 desktop:gap-0 desktop:border-t desktop:border-line">
						{jobs.map((job) => (
							<Opening key={job.id} job={job} />
						))}
					</ul>
				)}
			</div>
		</section>
	)
}

const ShowAll = () => (
	<a href={openingsHref(noFilter)} className="inline-block py-0.5 font-semibold text-brand hover:underline">
		Show all positions
	</a>
)

type Props<Value> = {
	label: string
	every: string
	choices: readonly FilterChoice<Value>[]
	chosen: Value | null
	hrefOf: (value: Value | null) => string
}

/** A single choice filters nothing, so it is not offered. */
function Choices<Value extends string | number>({ label, every, choices, chosen, hrefOf }: Props<Value>) {
	if (choices.length < 2) return null
	const count = choices.reduce((sum, choice) => sum + choice.count, 0)
	const all = [{ value: null, name: every, count }, ...choices]
	return (
		<nav aria-label={`Positions by ${label.toLowerCase()}`}>
			<p className="text-sm font-semibold">{label}</p>
			<ul className="mt-2 flex flex-wrap gap-2">
				{all.map(({ value, name, count }) => (
					<li key={value} className="max-w-full">
						<a
							href={hrefOf(value)}
							aria-current={value === chosen ? 'true' : undefined}
							className={classNames(
								'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3.5 py-1 text-sm font-semibold wrap-anywhere transition-colors',
								value === chosen
									? 'border-brand bg-brand text-on-brand'
									: count > 0
										? 'border-edge bg-surface text-ink hover:border-ink'
										: 'border-line text-muted hover:border-edge',
							)}
						>
							<bdi>{name}</bdi>
							<span className={classNames('tabular-nums', value === chosen ? '' : 'text-muted')}>
								{count}
								<span className="sr-only">{count === 1 ? ' position' : ' positions'}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}

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

const FollowLink = () => (
	<a
		href={`${pages.careers.path}/rss.xml`}
		className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-brand hover:underline print:hidden"
	>
		<Rss aria-hidden="true" className="size-4" />
		Follow new positions
	</a>
)
