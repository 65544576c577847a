import { OperableScene } from '#web/site/scenes/scene.tsx'
import { Glance, HeroGround, type HeroProps, HeroText } from './hero-parts.tsx'

/** The text beside the interface, with the choice below it. The specification is a ruled row after the night. */
export function ReferenceHero({ product, children }: HeroProps) {
	const { scene, sceneLabel } = product
	return (
		<>
			<HeroGround
				product={product}
				motif="inset-x-0 bottom-0 h-[40rem] w-full motif-beside desktop:inset-y-0 desktop:start-auto desktop:h-full desktop:w-[58%]"
				className="pb-14"
			>
				<div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 desktop:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
					<HeroText product={product}>{children}</HeroText>
					<OperableScene name={scene} label={sceneLabel} className="print:hidden" />
				</div>
			</HeroGround>
			<div className="shell">
				<Glance product={product} className="border-b border-line py-6" />
			</div>
		</>
	)
}
