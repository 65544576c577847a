import { brand } from '#web/content/brand.ts'
import type { IndustryId } from '#web/content/industries.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Logo, LogoMark } from '#web/ui/logo.tsx'

type Card = { eyebrow: string; title: string; scene?: SceneName; industry?: IndustryId }

/** The picture of a shared link, 1200 by 630 pixels. */
export function PrintedShareCard({ eyebrow, title, scene, industry }: Card) {
	return (
		<div
			data-industry={industry}
			className="relative isolate flex h-[630px] w-[1200px] flex-col justify-between overflow-hidden bg-night px-[72px] py-[64px] text-[24px] text-on-night"
		>
			{industry && (
				<Motif
					industry={industry}
					className="motif-beside absolute inset-y-0 end-0 -z-10 h-full w-[760px] text-glow opacity-50"
				/>
			)}
			<Logo name={brand.name} onNight className="origin-left scale-150" />
			<div className={scene ? 'w-[440px]' : 'w-[760px]'}>
				<p className="font-semibold text-moon">{eyebrow}</p>
				<p className="mt-[12px] text-[54px] leading-[1.1] font-semibold tracking-tight text-balance">{title}</p>
			</div>
			<p className="text-[22px] text-on-night-muted">{brand.website}</p>
			{scene ? (
				<div className="absolute top-[75px] end-[48px] w-[610px]">
					<Scene name={scene} />
				</div>
			) : (
				<LogoMark onNight className="absolute -end-[60px] -bottom-[80px] size-[460px] opacity-25" />
			)}
		</div>
	)
}
