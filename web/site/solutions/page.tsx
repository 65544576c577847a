import { pages } from '#web/content/pages.ts'
import { allGroups, solutionGroups, solutionsIntro } from '#web/content/solutions.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { Administration } from './administration.tsx'
import { Banking } from './banking.tsx'
import { Chooser } from './chooser.tsx'
import { Education } from './education.tsx'
import { Enterprise } from './enterprise.tsx'
import { Government } from './government.tsx'
import { Services } from './services.tsx'

export const meta = metaOf(pages.solutions)

export default function Solutions() {
	return (
		<>
			<header className="night-sky text-on-night print:bg-none print:text-ink">
				<div className="shell pt-6 pb-14 desktop:pb-20 print:p-0">
					<Breadcrumbs page={pages.solutions} onNight />
					<h1 className="mt-10 text-hero desktop:mt-14 print:mt-0">Solutions</h1>
					<p className="mt-5 max-w-[54ch] text-lg text-on-night-muted print:text-ink">{solutionsIntro.lead}</p>
					<nav aria-label="Industries" className="mt-8 print:hidden">
						<ul className="flex flex-wrap gap-2">
							{allGroups.map(({ id, name }) => (
								<li key={id}>
									<a
										href={`#${id}`}
										className="inline-flex min-h-10 items-center rounded-full border border-on-night-muted px-4 text-sm font-semibold transition-colors hover:border-moon hover:text-moon"
									>
										{name}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</header>
			<Chooser />
			<Banking group={solutionGroups.banking} />
			<Government group={solutionGroups.government} />
			<Enterprise group={solutionGroups.enterprise} />
			<Administration group={solutionGroups.administration} />
			<Education group={solutionGroups.education} />
			<Services group={solutionGroups.services} />
		</>
	)
}
