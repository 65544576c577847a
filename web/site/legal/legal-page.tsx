import type { LegalText } from '#web/content/legal/legal-text.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { SideList } from '#web/site/frame/side-list.tsx'
import { LegalBlocks } from './legal-blocks.tsx'

const inWords = (date: string) =>
	new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Numbered sections, each with an anchor that others can cite. */
export function LegalPage({ page, text }: { page: PageFacts; text: LegalText }) {
	const { lead, version, inForceSince, inShort, sections } = text
	const contents = sections.map(({ id, heading }) => ({ label: heading, href: `#${id}` }))
	return (
		<article>
			<header className="day-sky">
				<div className="shell pt-6 print:p-0">
					<Breadcrumbs page={page} />
					<div className="mt-10 grid gap-x-14 gap-y-8 pb-12 desktop:mt-14 desktop:pb-16 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-0 print:block print:pb-4">
						<div>
							<h1 className="text-page print:text-heading">{page.name}</h1>
							<p className="mt-5 max-w-[56ch] text-lg text-muted print:text-base print:text-ink">{lead}</p>
							<p className="mt-6 text-sm text-muted tabular-nums print:mt-2">
								Version {version}, in force since <time dateTime={inForceSince}>{inWords(inForceSince)}</time>
							</p>
						</div>
						<section
							aria-labelledby="in-short"
							className="rounded-lg bg-night p-7 text-on-night print:mt-4 print:p-0 print:text-ink"
						>
							<h2 id="in-short" className="text-base text-moon print:text-ink">
								In short
							</h2>
							<ul className="mt-3 grid gap-2.5">
								{inShort.map((point) => (
									<li
										key={point}
										className="relative ps-6 before:absolute before:top-[0.7em] before:start-0 before:w-3 before:border-t-2 before:border-moon"
									>
										{point}
									</li>
								))}
							</ul>
						</section>
					</div>
				</div>
			</header>
			<div className="shell mt-10 grid gap-x-14 gap-y-10 pb-20 desktop:mt-14 desktop:pb-28 desktop:grid-cols-[16rem_minmax(0,1fr)] print:mt-4 print:block print:pb-0">
				<div className="desktop:sticky desktop:top-[calc(var(--bar)+2rem)] desktop:max-h-[calc(100dvh-var(--bar)-4rem)] desktop:self-start desktop:overflow-y-auto">
					<SideList label="Contents" entries={contents} numbered />
				</div>
				<div className="max-w-[calc(var(--container-measure)+2.75rem)]">
					{sections.map(({ id, heading, blocks }, index) => (
						<section key={id} className="mb-12 last:mb-0 print:mb-5">
							<h2 id={id} className="flex gap-4 text-title target:text-brand-strong print:break-after-avoid">
								<span className="w-7 shrink-0 text-brand tabular-nums print:text-ink">{index + 1}.</span>
								{heading}
							</h2>
							<div className="tablet:ps-11">
								<LegalBlocks blocks={blocks} />
							</div>
						</section>
					))}
				</div>
			</div>
		</article>
	)
}
