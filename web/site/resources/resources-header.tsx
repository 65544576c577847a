import { ArrowDown } from 'lucide-react'
import { pages } from '#web/content/pages.ts'
import { paperKinds, resourcesLead } from '#web/content/resources.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'

export function ResourcesHeader({ counts }: { counts: Record<keyof typeof paperKinds, number> }) {
	return (
		<header className="day-sky">
			<div className="shell pt-6 pb-14 desktop:pb-20 print:p-0">
				<Breadcrumbs page={pages.resources} />
				<div className="mt-10 grid items-end gap-x-14 gap-y-10 desktop:mt-14 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-0">
					<div>
						<h1 className="text-hero">Resources</h1>
						<p className="mt-5 max-w-[54ch] text-lg text-muted">{resourcesLead}</p>
					</div>
					<nav aria-label="On this page" className="border-b border-line print:hidden">
						<ul>
							<KindLink kind={paperKinds.brochures} count={counts.brochures} />
							<KindLink kind={paperKinds.flyers} count={counts.flyers} />
							<KindLink kind={paperKinds.whitepapers} count={counts.whitepapers} />
						</ul>
					</nav>
				</div>
			</div>
		</header>
	)
}

type Kind = (typeof paperKinds)[keyof typeof paperKinds]

const KindLink = ({ kind: { id, name, note }, count }: { kind: Kind; count: number }) => (
	<li className="border-t border-line">
		<a href={`#${id}`} className="group flex items-center gap-4 py-3">
			<span className="w-10 text-[1.625rem] leading-tight font-semibold text-brand-strong">{count}</span>
			<span className="flex-1">
				<span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
				<span className="block text-sm text-muted">{note}</span>
			</span>
			<ArrowDown
				aria-hidden="true"
				className="size-5 text-muted transition-transform motion-safe:group-hover:translate-y-0.5"
			/>
		</a>
	</li>
)
