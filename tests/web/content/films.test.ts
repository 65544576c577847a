import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { readCaptions, readVideo } from '#tests/support/files/video-file.ts'
import { type FilmFacts, films } from '#web/content/films.ts'
import { hasFilms } from '#web/content/switched-off.ts'

const fileOf = ({ name }: FilmFacts, ending: string) => join(root, 'web/static/video', `${name}${ending}`)

const byName = films.map((film) => [film.name, film] as const)

test('each film has its files, and no file belongs to none', () => {
	if (hasFilms) expect(films.map(({ name }) => name).sort()).toEqual(['infrastructure', 'intro', 'services'])
	const files = films.flatMap(({ name }) => [`${name}.mp4`, `${name}.vtt`, `${name}-poster.webp`])
	expect(globSync('*', { cwd: join(root, 'web/static/video') }).sort()).toEqual(files.sort())
})

test.each(byName)('%s lasts 20 to 40 seconds, weighs at most 2 MB, and plays before all of it has come', (_, film) => {
	const content = readFileSync(fileOf(film, '.mp4'))
	const { seconds, startsAtOnce } = readVideo(content)
	expect(seconds).toBeGreaterThanOrEqual(20)
	expect(seconds).toBeLessThanOrEqual(40)
	expect(content.byteLength).toBeLessThanOrEqual(2 * 1024 * 1024)
	expect(startsAtOnce).toBe(true)
})

test.each(byName)('%s has a picture to wait under, of at most 60 KB', (_, film) => {
	const poster = readFileSync(fileOf(film, '-poster.webp'))
	expect(new TextDecoder('latin1').decode(poster.subarray(0, 12))).toMatch(/^RIFF[\s\S]{4}WEBP$/)
	expect(poster.byteLength).toBeLessThanOrEqual(60 * 1024)
})

test.each(byName)('the captions of %s say what it shows, shot by shot and to its end', (_, film) => {
	const cues = readCaptions(readFileSync(fileOf(film, '.vtt'), 'utf8'))
	expect(cues.map(({ text }) => text)).toEqual(film.shots.map(({ caption }) => caption))
	for (const [index, { from, to }] of cues.entries()) {
		expect(to).toBeGreaterThan(from)
		expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0)
	}
	const { seconds } = readVideo(readFileSync(fileOf(film, '.mp4')))
	expect(Math.abs((cues.at(-1)?.to ?? 0) - seconds)).toBeLessThan(0.5)
})
