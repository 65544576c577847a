import type { ComponentType } from 'react'
import { pages } from '#web/content/pages.ts'
import { allGroups, type SolutionGroup, solutionsIntro } from '#web/content/solutions.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { Chooser } from './chooser.tsx'
import { Administration, Banking, Education, Enterprise, Government, Services } from './groups.tsx'

/** Each group looks different. */
const shapes: Record<SolutionGroup['id'], ComponentType<{ group: SolutionGroup }>> = {
	banking: Banking,
	'e-governance': Government,
	enterprise: Enterprise,
	'administration-suite': Administration,
	education: Education,
	services: Services,
}

export const meta = metaOf(pages.solutions)

const Groups = () => (
	<nav aria-label="Industries" className="mt-8 print:hidden">
		<ul className="flex flex-wrap gap-2">
			{allGroups.map(({ id, name }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="inline-flex min-h-10 items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold transition-colors hover:border-brand hover:text-brand-strong"
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	</nav>
)

export default function Solutions() {
	return (
		<>
			<header className="day-sky">
				<div className="shell pt-6 pb-14 desktop:pb-20 print:p-0">
					<Breadcrumbs page={pages.solutions} />
					<h1 className="mt-10 text-hero desktop:mt-14 print:mt-0">Solutions</h1>
					<p className="mt-5 max-w-[54ch] text-lg text-muted">{solutionsIntro.lead}</p>
					{allGroups.length > 1 && <Groups />}
				</div>
			</header>
			{allGroups.length > 0 && <Chooser />}
			{allGroups.map((group) => {
				const Group = shapes[group.id]
				return <Group key={group.id} group={group} />
			})}
		</>
	)
}
