import { company } from '#web/content/company.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Logo, LogoMark } from '#web/ui/logo.tsx'

type Card = { eyebrow: string; title: string; scene?: SceneName }

/** The picture of a shared link, 1200 by 630 pixels. */
export function ShareCard({ eyebrow, title, scene }: Card) {
	return (
		<div className="relative flex h-[630px] w-[1200px] flex-col justify-between overflow-hidden bg-night px-[72px] py-[64px] text-[24px] text-on-night">
			<Logo name={company.name} onNight className="origin-left scale-150" />
			<div className={scene ? 'w-[440px]' : 'w-[760px]'}>
				<p className="font-semibold text-moon">{eyebrow}</p>
				<p className="mt-[12px] text-[54px] leading-[1.1] font-semibold tracking-tight text-balance">{title}</p>
			</div>
			<p className="text-[22px] text-on-night-muted">{company.website}</p>
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
