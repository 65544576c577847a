import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Refusal } from '../command/steps.ts'

export const framesPerSecond = 25

/** HD colour space, so that the colours of a film match the page. */
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
/** No dates or versions: the same frames make the same file. */
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '2']

/** Returns what to install before films can be made, or null. */
export function missingEncoder(): string | null {
	const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
	if (status !== 0) return 'This needs ffmpeg. Install it: apt install ffmpeg, or brew install ffmpeg.'
	const missing = ['libx264', 'libwebp'].find((encoder) => !stdout.includes(encoder))
	return missing ? `This ffmpeg was built without ${missing}. Install a full build.` : null
}

export function requireFfmpeg(): void {
	const missing = missingEncoder()
	if (missing) throw new Refusal(missing)
}

/** Encodes pictures into a film. The file is complete after `end`. */
export function openFilm(path: string) {
	const encoder = spawn(
		'ffmpeg',
		[
			...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'],
			...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-an'],
			...['-c:v', 'libx264', '-preset', 'slow', '-crf', '21', '-tune', 'animation', ...colours, ...reproducible],
			...['-movflags', '+faststart', path],
		],
		{ stdio: ['pipe', 'inherit', 'inherit'] },
	)
	const ended = once(encoder, 'exit')
	return {
		add: async (picture: Uint8Array) => {
			if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
		},
		end: async () => {
			encoder.stdin.end()
			const [code] = await ended
			if (code !== 0) throw new Refusal(`ffmpeg could not make ${path}.`)
		},
	}
}

export function makePoster(path: string, picture: Uint8Array): void {
	const { status } = spawnSync(
		'ffmpeg',
		['-y', '-loglevel', 'error', '-i', '-', '-c:v', 'libwebp', '-quality', '80', '-map_metadata', '-1', path],
		{ input: picture, stdio: ['pipe', 'inherit', 'inherit'] },
	)
	if (status !== 0) throw new Refusal(`ffmpeg could not make ${path}.`)
}
