import type { FilmFacts as FilmData } from '#web/content/films.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Film, FilmText } from './film.tsx'

type FilmBandProps = {
	film: FilmData
	/** The page's control of movement stops the film too. */
	withPage?: boolean
	className?: string
}

/** A film that plays by itself, on a ground of its own from edge to edge. */
export function FilmBand({ film, withPage, className }: FilmBandProps) {
	return (
		<section
			aria-labelledby="film"
			className={classNames('night-sky py-14 text-on-night desktop:py-20 print:hidden', className)}
		>
			<div className="shell">
				<div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-3">
					<h2 id="film" className="text-heading">
						{film.title}
					</h2>
					<FilmText film={film} className="text-on-night-muted" />
				</div>
				<Film film={film} as="banner" withPage={withPage} className="mt-8 ring-1 ring-night-line" />
			</div>
		</section>
	)
}
