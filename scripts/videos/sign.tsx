import { brand } from '#web/content/brand.ts'
import type { FilmFacts, Shot } from '#web/content/films.ts'
import { LogoMark } from '#web/ui/logo.tsx'

const strokes = [
	[600, 80],
	[570, 140],
	[610, 60],
	[540, 200],
	[580, 120],
	[516, 248],
] as const

/** The moon rises over water and becomes the logo. */
export function Sign({ shot }: { film: FilmFacts; shot: Shot }) {
	return (
		<main className="relative h-[720px] w-[1280px] overflow-hidden bg-night text-on-night">
			<div className="absolute inset-x-0 top-[96px] flex flex-col items-center text-[40px]">
				<LogoMark onNight className="play-rise at-1 size-[176px]" />
				<p className="play-appear at-4 mt-[28px] text-[60px] leading-none font-bold tracking-tight">
					{brand.shortName}
				</p>
				<h1 className="play-appear at-6 mt-[20px] text-[32px] font-normal text-on-night-muted">{shot.title}</h1>
			</div>
			<svg viewBox="0 0 1280 720" className="absolute inset-0" fill="none" aria-hidden="true">
				<path d="M0 500H1280" className="stroke-night-line" strokeWidth="2" />
				{strokes.map(([x, length], index) => (
					<path
						key={x}
						d={`M${x} ${528 + index * 30}h${length}`}
						pathLength="1"
						className={`play-draw stroke-moon ${['at-2', 'at-3', 'at-4', 'at-5', 'at-6', 'at-7'][index]}`}
						strokeWidth="4"
					/>
				))}
			</svg>
		</main>
	)
}
