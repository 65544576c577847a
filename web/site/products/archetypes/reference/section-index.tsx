/** Links to the sections. Browsers with `:target-current` mark the one that is being read. */
export function SectionIndex({ entries }: { entries: readonly { id: string; name: string }[] }) {
	return (
		<nav aria-label="On this page">
			<div className="desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)]">
				<p className="text-sm font-semibold">On this page</p>
				<ol className="mt-3 border-s border-line [scroll-target-group:auto] max-desktop:grid max-desktop:grid-cols-2 max-desktop:gap-x-6 max-desktop:border-0 tablet:max-desktop:grid-cols-3">
					{entries.map(({ id, name }) => (
						<li key={id} className="max-desktop:border-s max-desktop:border-line">
							<a
								href={`#${id}`}
								className="-ms-px flex h-full min-h-10 items-center border-s-2 border-transparent py-1.5 ps-4 text-sm leading-snug text-muted transition-colors hover:border-edge hover:text-ink [&:target-current]:border-brand [&:target-current]:font-semibold [&:target-current]:text-brand-strong"
							>
								{name}
							</a>
						</li>
					))}
				</ol>
			</div>
		</nav>
	)
}
