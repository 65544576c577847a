import { OperableScene } from '#web/site/scenes/scene.tsx'
import { ProductActions } from '../product-actions.tsx'
import { type Hero, HeroGround } from './hero-parts.tsx'

/** The text beside a specification sheet with the interface below it. A choice is below the text. */
export function ReferenceHero({ product, children }: Hero) {
	const { eyebrow, heading, lead, scene, sceneLabel, glance } = product
	return (
		<HeroGround
			product={product}
			motif="inset-x-0 bottom-0 h-[40rem] w-full motif-beside desktop:inset-y-0 desktop:start-auto desktop:h-full desktop:w-[58%]"
			className="pb-14 desktop:pb-20"
		>
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 desktop:mt-12 desktop:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] desktop:grid-rows-[auto_1fr_auto] [&_.scene-choice]:contents desktop:[&_fieldset]:col-start-1 desktop:[&_fieldset]:row-start-3 desktop:[&_fieldset]:mt-0">
				<div className="desktop:row-span-2">
					<p className="font-semibold text-moon print:text-ink">{eyebrow}</p>
					<h1 className="mt-3 text-page">{heading}</h1>
					<p className="mt-5 max-w-measure text-lg text-on-night-muted print:text-ink">{lead}</p>
					{children}
					<ProductActions product={product} onNight />
				</div>
				<dl className="rounded-md border border-glow bg-night px-6 py-2 print:border-line print:bg-transparent">
					{glance.map(({ label, value }) => (
						<div
							key={label}
							className="grid gap-x-6 border-b border-night-line py-3 last:border-0 min-[30rem]:grid-cols-[2fr_3fr]"
						>
							<dt className="text-sm/6 text-on-night-muted print:text-ink">{label}</dt>
							<dd className="font-semibold text-balance">{value}</dd>
						</div>
					))}
				</dl>
				<OperableScene
					name={scene}
					label={sceneLabel}
					className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-2 print:hidden"
				/>
			</div>
		</HeroGround>
	)
}
