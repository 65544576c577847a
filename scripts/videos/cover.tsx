import type { FilmFacts } from '#web/content/films.ts'
import { LogoMark } from '#web/ui/logo.tsx'

/** The title of a film beside its shots, at 11 px on a phone. The film's buttons lie on the corner below the title. */
export function Cover({ film }: { film: FilmFacts }) {
	const { title, shots } = film
	const start = (index: number) => shots.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)
	return (
		<main className="relative h-[720px] w-[1280px] overflow-hidden bg-night text-on-night">
			<LogoMark onNight className="absolute top-[64px] left-[64px] size-[72px]" />
			<h1 className="absolute top-[172px] left-[64px] w-[500px] text-[92px] leading-[1.06] text-balance">{title}</h1>
			<ol className="absolute top-[64px] right-[64px] bottom-[64px] flex w-[600px] flex-col">
				{shots.slice(0, -1).map((shot, index) => (
					<li
						key={shot.title}
						className="flex grow items-center gap-[32px] border-t-2 border-night-line last:border-b-2"
					>
						<span className="text-[42px] text-moon tabular-nums">0:{String(start(index)).padStart(2, '0')}</span>
						<span className="text-[42px] leading-[1.1] font-semibold">{shot.title}</span>
					</li>
				))}
			</ol>
		</main>
	)
}
