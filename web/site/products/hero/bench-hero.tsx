import { OperableScene } from '#web/site/scenes/scene.tsx'
import { ProductActions } from '../product-actions.tsx'
import { Glance, HeroGround, type HeroProps } from './hero-parts.tsx'

/** The heading across the page, and the tool on the edge of the night. A choice is above its scene, on the dark part. */
export function BenchHero({ product, children }: HeroProps) {
	const { eyebrow, heading, lead, scene, sceneLabel } = product
	return (
		<>
			<HeroGround product={product} motif="inset-x-0 bottom-0 h-60 w-full motif-around tablet:h-[27rem] desktop:h-full">
				<div className="mt-8 grid justify-items-center tablet:text-center desktop:mt-10">
					<p className="w-full font-semibold text-moon print:text-ink">{eyebrow}</p>
					<h1 className="mt-3 w-full max-w-[22ch] text-hero">{heading}</h1>
					<p className="mt-5 max-w-[40em] text-lg text-on-night-muted print:text-ink">{lead}</p>
					{children}
					<ProductActions product={product} onNight />
				</div>
				<div className="mx-auto flex max-w-[50rem] flex-col pt-10 [&_.scene-choice]:contents [&_fieldset]:-order-1 [&_fieldset]:mt-0 [&_fieldset]:mb-6 tablet:[&_fieldset]:text-center tablet:[&_[role=status]]:max-w-none">
					<OperableScene name={scene} label={sceneLabel} className="-mb-24 tablet:-mb-60 print:hidden" />
				</div>
			</HeroGround>
			<div className="shell pt-24 pb-8 tablet:pt-60 print:pt-0">
				<Glance product={product} className="mt-8 border-y border-line py-6 desktop:mt-12" />
			</div>
		</>
	)
}
