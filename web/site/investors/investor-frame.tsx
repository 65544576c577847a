import type { ReactNode } from 'react'
import { legalEntity } from '#web/content/investors/legal-entity.ts'
import type { OpeningText } from '#web/content/investors/pages/page-text.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { investorPages } from '#web/content/site-map.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { SideList } from '#web/site/frame/side-list.tsx'
import { Shelf } from './shelf.tsx'

const entries = investorPages.map(({ name, path }) => ({ label: name, href: path }))

/** The registration facts of the company. */
function Registration() {
	const facts = [
		['Legal name', legalEntity.name],
		['Incorporated', legalEntity.incorporated],
		['Corporate identity number', legalEntity.cin],
	]
	return (
		<dl className="mt-8 grid gap-3 border-t border-line pt-6 text-xs max-desktop:hidden">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt className="text-muted">{label}</dt>
					<dd className="break-words tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	)
}

export function InvestorFrame({ page, copy, children }: { page: PageFacts; copy: OpeningText; children: ReactNode }) {
	return (
		<article>
			<header className="day-sky">
				<div className="shell relative pt-6 pb-20 desktop:pb-24 print:p-0">
					<Breadcrumbs page={page} />
					<Shelf
						current={investorPages.indexOf(page)}
						className="absolute end-10 bottom-0 h-54 max-desktop:hidden print:hidden"
					/>
					<p className="mt-10 font-semibold text-brand-strong desktop:mt-14 print:mt-0 print:text-ink">Investors</p>
					<h1 className="mt-3 max-w-[22ch] text-page">{copy.heading}</h1>
					<p className="mt-5 max-w-[54ch] text-lg text-muted desktop:max-w-[min(54ch,100%-25rem)] print:max-w-none print:text-ink">
						{copy.lead}
					</p>
				</div>
			</header>
			<div className="shell grid gap-x-14 gap-y-10 pb-20 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:pb-28 print:block print:pb-0">
				<aside className="max-desktop:-mt-7 desktop:pt-16 print:hidden">
					<div className="desktop:sticky desktop:top-[calc(var(--bar)+2rem)]">
						<SideList label="Investor pages" entries={entries} current={page.path} />
						<Registration />
					</div>
				</aside>
				<div className="flex min-w-0 flex-col gap-14 desktop:gap-20 desktop:pt-16 print:block print:space-y-6 print:pt-6">
					{children}
				</div>
			</div>
		</article>
	)
}
