import { story } from '#web/content/about.ts'
import { classNames } from '#web/ui/class-names.ts'

const everybody = story.people.groups.reduce((sum, { count }) => sum + count, 0)
const colours = [
	{ bar: 'fill-brand', dot: 'bg-brand' },
	{ bar: 'fill-ink', dot: 'bg-ink' },
	{ bar: 'fill-moon-deep', dot: 'bg-moon-deep' },
	{ bar: 'fill-edge', dot: 'bg-edge' },
] as const

const before = (index: number) => story.people.groups.slice(0, index).reduce((sum, { count }) => sum + count, 0)

function People() {
	const { caption, groups } = story.people
	return (
		<figure className="mt-10">
			<figcaption className="text-sm text-muted">{caption}</figcaption>
			<svg
				viewBox={`0 0 ${everybody} 10`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="mt-3 h-9 w-full overflow-hidden rounded-sm"
			>
				{groups.map(({ name, count }, index) => (
					<rect key={name} x={before(index)} width={count - 1} height="10" className={colours[index]?.bar} />
				))}
			</svg>
			<dl className="mt-5 grid gap-x-8 gap-y-4 min-[30rem]:grid-cols-2">
				{groups.map(({ name, count, does }, index) => (
					<div key={name} className="relative ps-6">
						<dt className="font-semibold">
							<span
								aria-hidden="true"
								className={classNames('absolute top-2 start-0 size-3 rounded-full', colours[index]?.dot)}
							/>
							{name} <span className="font-normal text-muted tabular-nums">{count}</span>
						</dt>
						<dd className="text-sm text-muted">{does}</dd>
					</div>
				))}
			</dl>
		</figure>
	)
}

export function CompanyStory() {
	return (
		<section aria-labelledby="story" className="py-14 desktop:py-20">
			<div className="shell grid gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
				<div>
					<h2 id="story" className="max-w-[22ch] text-heading">
						{story.heading}
					</h2>
					<div className="mt-6 flex max-w-[50ch] flex-col gap-4 text-lg">
						{story.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<People />
				</div>
				<dl className="grid grid-cols-2 gap-6 tablet:flex tablet:justify-between desktop:flex-col desktop:justify-start desktop:gap-y-0">
					{story.figures.map(({ value, label }) => (
						<div
							key={label}
							className="flex flex-col last:col-span-2 desktop:w-full desktop:border-b desktop:border-line desktop:py-4 desktop:first:pt-0"
						>
							<dt className="order-2 mt-1.5 text-sm text-muted">{label}</dt>
							<dd className="text-heading font-semibold leading-none tracking-tight text-brand tablet:max-desktop:text-[1.625rem]">
								{value}
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}
