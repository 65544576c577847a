import { ArrowRight } from 'lucide-react'
import { productAt } from '#web/content/products/all.ts'
import type { SolutionEntry, SolutionGroup } from '#web/content/solutions.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { ArrowLink } from '#web/site/parts/arrow-links.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'

function EntryLink({ entry, className }: { entry: SolutionEntry; className?: string }) {
	return <ArrowLink path={entry.path} name={productAt(entry.path).name} text={entry.text} className={className} />
}

export function Banking({ group }: { group: SolutionGroup }) {
	return (
		<section
			id={group.id}
			data-industry="banking"
			className="relative overflow-clip border-y border-line bg-brand-soft py-14 desktop:py-20 print:bg-transparent"
		>
			<Motif
				industry="banking"
				className="absolute inset-y-0 end-0 h-full w-1/2 text-brand opacity-25 max-desktop:hidden print:hidden"
			/>
			<div className="shell relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div>
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
					<ul className="mt-8 border-t border-line">
						{group.entries.map((entry) => (
							<li key={entry.path} className="border-b border-line">
								<EntryLink entry={entry} className="py-5" />
							</li>
						))}
					</ul>
				</div>
				<div className="night-sky rounded-lg p-4 tablet:p-10 print:hidden">
					<Scene name="customer-onboarding" />
				</div>
			</div>
		</section>
	)
}

export function Government({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} data-industry="e-governance" className="py-14 desktop:py-20">
			<div className="shell">
				<div className="grid gap-x-14 gap-y-4 desktop:grid-cols-2 desktop:items-end">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="text-lg text-muted">{group.text}</p>
				</div>
				<ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
					{group.entries.map((entry) => (
						<li
							key={entry.path}
							className="flex flex-col tablet:last:odd:col-span-2 tablet:last:odd:flex-row tablet:last:odd:items-center tablet:last:odd:gap-x-14 tablet:last:odd:*:flex-1"
						>
							<div className="night-sky relative overflow-clip rounded-lg p-4 tablet:p-8 print:hidden">
								<Motif industry="e-governance" className="absolute inset-0 size-full text-on-night opacity-15" />
								<Scene name={productAt(entry.path).scene} />
							</div>
							<EntryLink entry={entry} className="mt-5" />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

export function Enterprise({ group }: { group: SolutionGroup }) {
	return (
		<section
			id={group.id}
			data-industry="enterprise"
			className="border-y border-line bg-brand-soft py-14 desktop:py-20 print:bg-transparent"
		>
			<div className="shell">
				<div className="max-w-[46rem]">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
				</div>
				<ul className="mt-10 grid gap-4">
					{group.entries.map((entry) => {
						const { name, scene, glance } = productAt(entry.path)
						return (
							<li key={entry.path} className="rounded-lg bg-surface px-5 shadow-light tablet:px-7 print:shadow-none">
								<a
									href={entry.path}
									className="group grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5 py-7 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
								>
									<div className="rounded-md bg-brand-soft p-1 transition-colors tablet:p-4 group-hover:bg-sunken print:hidden">
										<Scene name={scene} />
									</div>
									<div className="flex items-center gap-6">
										<div className="flex-1">
											<h3 className="text-[1.625rem] leading-tight group-hover:text-brand">{name}</h3>
											<p className="mt-2 max-w-[56ch] text-muted">{entry.text}</p>
											<p className="mt-4 text-sm">
												<span className="text-muted">{glance[0]?.label}: </span>
												<span className="font-semibold">{glance[0]?.value}</span>
											</p>
										</div>
										<ArrowRight
											aria-hidden="true"
											className="size-6 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
										/>
									</div>
								</a>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}

export function Administration({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} className="bg-night py-14 text-on-night desktop:py-20 print:bg-transparent print:text-ink">
			<div className="shell">
				<div className="max-w-[46rem]">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-on-night-muted print:text-ink">{group.text}</p>
				</div>
				<ul className="mt-12 grid desktop:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
					{group.entries.map((entry) => (
						<li
							key={entry.path}
							className="flex gap-6 border-night-line py-8 max-desktop:border-t desktop:flex-col desktop:border-s desktop:px-8 desktop:py-2"
						>
							<span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-moon text-night">
								<Icon name={entry.act?.icon ?? 'archive'} className="size-6" />
							</span>
							<div className="flex flex-1 flex-col">
								{entry.act && <p className="text-sm font-semibold text-moon print:text-ink">{entry.act.verb}</p>}
								<h3 className="mt-1 text-title">{productAt(entry.path).name}</h3>
								<p className="mt-2 flex-1 text-on-night-muted print:text-ink">{entry.text}</p>
								<p className="mt-5 text-sm text-on-night-muted print:text-ink">
									First in use: <span className="font-semibold text-on-night print:text-ink">{entry.firstUse}</span>
								</p>
								<a
									href={entry.path}
									className="mt-2 self-start py-1 font-semibold text-moon underline-offset-4 hover:underline print:text-ink"
								>
									See {productAt(entry.path).name}
								</a>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

export function Education({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} data-industry="education" className="shell py-14 desktop:py-20">
			<div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 relative overflow-clip rounded-lg border border-line bg-brand-soft p-6 tablet:p-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:p-14">
				<Motif
					industry="education"
					className="absolute inset-y-0 end-0 h-full w-1/2 text-brand opacity-25 max-desktop:hidden print:hidden"
				/>
				<div className="relative">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
					{group.entries.map((entry) => (
						<EntryLink key={entry.path} entry={entry} className="mt-8 border-t border-line pt-6" />
					))}
				</div>
				{group.entries.map(({ path }) => (
					<Scene key={path} name={productAt(path).scene} className="relative print:hidden" />
				))}
			</div>
		</section>
	)
}

export function Services({ group }: { group: SolutionGroup }) {
	return (
		<SectionFrame id={group.id} heading={group.heading} intro={group.text} layout="beside" ground="surface">
			<ul className="border-t border-line">
				{group.entries.map((entry) => (
					<li key={entry.path} className="border-b border-line">
						<EntryLink entry={entry} className="py-6" />
					</li>
				))}
			</ul>
			<p className="mt-8 text-muted">
				Not sure which of these it is?{' '}
				<a href="/contact" className="font-semibold text-brand underline underline-offset-4 hover:text-brand-strong">
					Describe the pile
				</a>{' '}
				and we name the product, or tell you that you need none.
			</p>
		</SectionFrame>
	)
}
