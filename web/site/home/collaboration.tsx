import { collaboration } from '#web/content/home.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function Collaboration() {
	const { heading, lead, points, scene, sceneLabel } = collaboration
	return (
		<section aria-labelledby="collaboration" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
				<div className="desktop:order-2">
					<h2 id="collaboration" className="text-heading">
						{heading}
					</h2>
					<p className="mt-4 text-lg text-muted">{lead}</p>
					<ul className="mt-8 grid gap-6">
						{points.map(({ icon, title, text }) => (
							<li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-4">
								<Icon name={icon} className="mt-0.5 size-6 text-brand" />
								<div>
									<h3 className="font-semibold">{title}</h3>
									<p className="mt-1 text-muted">{text}</p>
								</div>
							</li>
						))}
					</ul>
				</div>
				<div className="rounded-lg bg-brand-soft p-4 tablet:p-10 print:hidden">
					<Scene name={scene} label={sceneLabel} />
				</div>
			</div>
		</section>
	)
}
