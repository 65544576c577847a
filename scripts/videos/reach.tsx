import { brand } from '#web/content/brand.ts'
import type { FilmFacts, Shot } from '#web/content/films.ts'
import { Logo } from '#web/ui/logo.tsx'

const entrances = ['at-1', 'at-2', 'at-3'] as const

/** The end of a film: its claim and the company. */
export function Reach({ film, shot }: { film: FilmFacts; shot: Shot }) {
	return (
		<main className="relative flex h-[720px] w-[1280px] flex-col justify-between overflow-hidden bg-night p-[64px] text-on-night">
			<h1 className="text-[32px] font-normal text-on-night-muted">{shot.title}</h1>
			<dl className="flex flex-col gap-[20px]">
				{film.closing.map(({ value, label }, index) => (
					<div key={label} className={`play-rise flex items-baseline gap-[28px] ${entrances[index]}`}>
						<dd className="text-[92px] leading-[1.05] font-semibold tracking-tight text-moon tabular-nums">{value}</dd>
						<dt className="text-[36px]">{label}</dt>
					</div>
				))}
			</dl>
			<Logo name={brand.name} onNight className="play-appear at-5 origin-left scale-175" />
		</main>
	)
}
