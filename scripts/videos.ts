/** Makes the films of the product scenes, with poster and captions, in web/static/video. Arguments select films by name. */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FilmFacts, filmSize, films, lengthOf, type Shot } from '#web/content/films.ts'
import { hasFilms } from '#web/content/switched-off.ts'
import { openStudio, type Studio } from './assets/studio.ts'
import { root } from './command/paths.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { captionsOf } from './videos/captions.ts'
import { framesPerSecond, makePoster, openFilm, requireFfmpeg } from './videos/encoder.ts'

const folder = join(root, 'web/static/video')
const limits = { film: 2_000_000, poster: 60_000 }

await run(async () => {
	if (!hasFilms) {
		rmSync(folder, { recursive: true, force: true })
		step('The brand has no films.')
		return 0
	}
	requireFfmpeg()
	const names = process.argv.slice(2)
	const wanted = films.filter(({ name }) => names.length === 0 || names.includes(name))
	if (wanted.length === 0) throw new Refusal(`There are films called ${films.map(({ name }) => name).join(', ')}.`)
	mkdirSync(folder, { recursive: true })
	const studio = await openStudio({ moving: true })
	await studio.page.setViewportSize(filmSize)
	for (const film of wanted) await make(film, studio)
	await studio.close()
	return 0
})

async function make(film: FilmFacts, studio: Studio): Promise<void> {
	step(`${film.title}, ${lengthOf(film)} seconds`)
	const path = (end: string) => join(folder, `${film.name}${end}`)
	const reel = openFilm(path('.mp4'))
	const { poster } = film
	if (poster === 'cover') {
		await studio.show(
			await studio.component<{ film: FilmFacts }>('scripts/videos/cover.tsx', 'Cover'),
			{ film },
			film.title,
		)
		makePoster(path('-poster.webp'), await studio.page.screenshot({ type: 'png' }))
	}
	const posterAt = poster === 'cover' ? null : Math.round(poster * framesPerSecond)
	let frame = 0
	for (const shot of film.shots)
		for await (const picture of picturesOf(film, shot, studio)) {
			if (frame === posterAt) makePoster(path('-poster.webp'), picture)
			await reel.add(picture)
			frame += 1
		}
	await reel.end()
	writeFileSync(path('.vtt'), captionsOf(film))
	report(path('.mp4'), limits.film)
	report(path('-poster.webp'), limits.poster)
}

/**
 * Yields the frames of a shot. Each animation is paused and set to the time of the frame, so that no frame depends on the
 * speed of the machine.
 */
async function* picturesOf(film: FilmFacts, shot: Shot, { component, show, page }: Studio): AsyncGenerator<Uint8Array> {
	const Frame = await component<{ film: FilmFacts; shot: Shot }>('scripts/videos/frame.tsx', 'Frame')
	await show(Frame, { film, shot }, shot.title)
	const settlesAt = await page.evaluate(() =>
		Math.max(
			0,
			...document.getAnimations().map((animation) => {
				animation.pause()
				return Number(animation.effect?.getComputedTiming().endTime ?? 0)
			}),
		),
	)
	let settled: Uint8Array | undefined
	for (let frame = 0; frame < shot.seconds * framesPerSecond; frame++) {
		const now = (frame * 1000) / framesPerSecond
		if (!settled) await page.evaluate(setTime, now)
		const picture = settled ?? (await page.screenshot({ type: 'png' }))
		if (now >= settlesAt) settled = picture
		yield picture
	}
}

function setTime(now: number): void {
	for (const animation of document.getAnimations()) animation.currentTime = now
}

function report(path: string, limit: number): void {
	const { size } = statSync(path)
	detail(`${Math.round(size / 1000)} KB: ${path}`)
	if (size > limit) throw new Refusal(`${path} is larger than ${limit / 1000} KB.`)
}
