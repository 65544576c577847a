import type { Film } from '#web/content/films.ts'

/** A moment as WebVTT writes it: 00:00:04.000 */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** Half as wide as the picture: on a phone the buttons take a quarter of it. */
const settings = 'size:50%'

/** What is to be seen, in words, at the time when it is. */
export function captionsOf({ shots }: Film): string {
	let from = 0
	const cues = shots.map(({ seconds, caption }) => {
		const cue = `${stamp(from)} --> ${stamp(from + seconds)} ${settings}\n${caption}`
		from += seconds
		return cue
	})
	return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
