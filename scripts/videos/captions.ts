import type { FilmFacts } from '#web/content/films.ts'

/** Formats a time for WebVTT: 00:00:04.000. */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** Captions are half as wide as the picture: on a phone the controls take a quarter of it. */
const settings = 'size:50%'

/** Returns the captions of a film, which describe each shot. */
export function captionsOf({ shots }: FilmFacts): string {
	let from = 0
	const cues = shots.map(({ seconds, caption }) => {
		const cue = `${stamp(from)} --> ${stamp(from + seconds)} ${settings}\n${caption}`
		from += seconds
		return cue
	})
	return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
