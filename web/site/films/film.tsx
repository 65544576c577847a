import { Captions, Pause, Play } from 'lucide-react'
import { type FilmFacts as FilmData, filmSize, lengthOf } from '#web/content/films.ts'
import { classNames } from '#web/ui/class-names.ts'

const round =
	'absolute bottom-2 z-10 inline-flex size-9 items-center justify-center rounded-full border border-night-line bg-night text-on-night ' +
	'hover:border-on-night tablet:bottom-4 tablet:size-11 noscript:hidden print:hidden [&>svg]:size-5'

/** Where the round buttons are: a corner that the picture or the overlay leaves free. */
const corners = {
	banner: { pause: 'start-2 tablet:start-4', captions: 'start-12.5 tablet:start-17' },
	feature: { pause: 'end-12.5 tablet:end-17', captions: 'end-2 tablet:end-4' },
} as const

type FilmProps = {
	film: FilmData
	/** `banner`: plays by itself, muted and looped. `feature`: waits under an overlay until the visitor starts it. */
	as: 'banner' | 'feature'
	/** Pauses and plays together with everything else that moves on the page. */
	withPage?: boolean
	className?: string
}

/** Controlled by `enhance/video.ts`. Without script the browser's own controls appear. */
export function Film({ film, as, withPage = false, className }: FilmProps) {
	const { name, title } = film
	const banner = as === 'banner'
	const corner = corners[as]
	const what = withPage ? ' movement' : `: ${title}`
	return (
		<div
			data-enhance="video"
			data-autoplay={banner || undefined}
			data-with-page={withPage || undefined}
			className={classNames('film relative overflow-hidden rounded-md bg-night tablet:rounded-lg', className)}
		>
			<video
				{...filmSize}
				controls
				playsInline
				muted
				loop={banner}
				preload="none"
				poster={`/video/${name}-poster.webp`}
				aria-label={title}
				className="cursor-pointer"
			>
				<source src={`/video/${name}.mp4`} type="video/mp4" />
				<track kind="captions" src={`/video/${name}.vtt`} srcLang="en" label="English" />
			</video>
			{banner ? (
				<button type="button" data-video-play aria-label={`Play${what}`} className={classNames(round, corner.pause)}>
					<Play aria-hidden="true" />
				</button>
			) : (
				<Overlay film={film} />
			)}
			<button
				type="button"
				data-video-pause
				hidden
				aria-label={`Pause${what}`}
				className={classNames(round, corner.pause)}
			>
				<Pause aria-hidden="true" />
			</button>
			<button
				type="button"
				data-video-captions
				hidden
				aria-pressed="false"
				aria-label={`Captions: ${title}`}
				className={classNames(
					round,
					corner.captions,
					'aria-pressed:border-moon aria-pressed:bg-moon aria-pressed:text-night',
				)}
			>
				<Captions aria-hidden="true" />
			</button>
		</div>
	)
}

/** Covers the picture while the film is not playing. */
function Overlay({ film }: { film: FilmData }) {
	return (
		<button
			type="button"
			data-video-play
			className="group absolute inset-0 flex items-end gap-3 bg-linear-to-t from-night from-15% via-night/75 via-35% to-transparent to-70% p-3 text-start text-on-night tablet:gap-5 tablet:p-8 noscript:hidden print:hidden"
		>
			<span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-moon text-night transition-transform motion-safe:group-hover:scale-105 tablet:size-20">
				<Play aria-hidden="true" className="ms-0.5 size-5 fill-night tablet:ms-1 tablet:size-8" />
			</span>
			<span className="rounded-md bg-night px-4 py-2.5 max-tablet:sr-only">
				<span className="block text-title font-semibold">
					<span className="sr-only">Play: </span>
					{film.title}
				</span>
				<span className="block text-sm text-on-night-muted">{Math.round(lengthOf(film))} seconds, without sound</span>
			</span>
		</button>
	)
}

/** The film as text, for visitors who cannot or do not want to watch it. */
export function FilmText({ film, className }: { film: FilmData; className?: string }) {
	return (
		<details className={classNames('group text-sm', className)}>
			<summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold underline underline-offset-4">
				Read what the film shows
			</summary>
			<ol className="mt-3 grid gap-x-10 gap-y-2 tablet:grid-cols-2">
				{film.shots.map(({ title, caption }) => (
					<li key={title}>
						<span className="font-semibold">{title}.</span> {caption}
					</li>
				))}
			</ol>
		</details>
	)
}
