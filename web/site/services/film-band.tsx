import { servicesFilm } from '#web/content/films.ts'
import { Film, FilmText } from '#web/site/parts/film.tsx'

/** The video banner, from edge to edge of the shell. The page's control of movement stops it too. */
export function FilmBand() {
	return (
		<section
			aria-labelledby="film"
			className="night-sky mt-16 py-14 text-on-night desktop:mt-24 desktop:py-20 print:hidden"
		>
			<div className="shell">
				<div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-3">
					<h2 id="film" className="text-heading">
						{servicesFilm.title}
					</h2>
					<FilmText film={servicesFilm} className="text-on-night-muted" />
				</div>
				<Film film={servicesFilm} as="banner" withPage className="mt-8 ring-1 ring-night-line" />
			</div>
		</section>
	)
}
