import { OperableScene } from '#web/site/scenes/scene.tsx'
import { Glance, HeroGround, type HeroProps, HeroText } from './hero-parts.tsx'

/** The text, beside it the case on its way, and the facts across the horizon. */
export function StoryHero({ product, children }: HeroProps) {
	const { scene, sceneLabel } = product
	return (
		<>
			<HeroGround
				product={product}
				motif="inset-x-0 bottom-0 h-[30rem] w-full motif-beside desktop:inset-y-0 desktop:start-auto desktop:h-full desktop:w-[58%]"
				className="pb-24 desktop:pb-32"
			>
				<div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-12 desktop:mt-12 desktop:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
					<HeroText product={product}>{children}</HeroText>
					<OperableScene name={scene} label={sceneLabel} className="print:hidden" />
				</div>
			</HeroGround>
			<div className="shell -mt-14 pb-8 print:mt-4">
				<Glance product={product} className="rounded-lg bg-surface px-6 py-6 shadow-light tablet:px-9" />
			</div>
		</>
	)
}
