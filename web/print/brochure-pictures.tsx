import type { ComponentType } from 'react'
import { sceneChoices } from '#web/content/scene-choices.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { Backlog } from '#web/site/products/exhibits/backlog.tsx'
import { exhibits } from '#web/site/products/exhibits/exhibits.ts'
import { Incident } from '#web/site/products/exhibits/incident.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'

/** The screens of the pages that have a layout of their own. */
const ownExhibits: Partial<Record<SceneName, ComponentType>> = {
	services: Backlog,
	'infrastructure-services': Incident,
}

/** A screen of the product, among the steps that it belongs to. */
export function ExhibitFigure({ scene }: { scene: SceneName }) {
	const Exhibit = exhibits[scene] ?? ownExhibits[scene]
	if (!Exhibit) return null
	return (
		<figure className="mb-[4mm] rounded-md bg-brand-soft p-[4mm] [&_.shadow-light]:shadow-none">
			<div className="[zoom:0.72]">
				<Exhibit />
			</div>
		</figure>
	)
}

/** The last two options of the scene's choice, each drawn as the scene then is. */
export function ChoiceFigures({ scene }: { scene: SceneName }) {
	const choice = sceneChoices[scene]
	if (!choice) return null
	const first = choice.options.length - 2
	return (
		<section className="keep rounded-md bg-night px-[6mm] py-[5mm] text-on-night">
			<h2 className="text-[15pt] leading-tight">{choice.question}</h2>
			<div className="mt-[4mm] grid grid-cols-2 gap-[8mm]">
				{choice.options.slice(first).map(({ label, says }, index) => (
					<figure key={label} className="scene-choice">
						<input type="radio" value={first + index + 1} defaultChecked hidden />
						<Scene name={scene} label={`${choice.question} ${label}: ${says}`} />
						<figcaption className="mt-[3mm]">
							<h3 className="text-[10.5pt] text-moon">{label}</h3>
							<p className="text-on-night-muted">{says}</p>
						</figcaption>
					</figure>
				))}
			</div>
		</section>
	)
}
