/** The boxes of an MP4 file, one after the other: ISO/IEC 14496-12, section 4.2. */
function* boxes(file: DataView, start: number, end: number): Generator<{ type: string; start: number; end: number }> {
	for (let at = start; at + 8 <= end; ) {
		const size = file.getUint32(at)
		const type = String.fromCharCode(...new Uint8Array(file.buffer, file.byteOffset + at + 4, 4))
		const next = size === 0 ? end : at + size
		if (next <= at || next > end) throw new Error(`The box ${type} is broken`)
		yield { type, start: at + 8, end: next }
		at = next
	}
}

/** Reads a video's duration, and whether it can start before it has loaded completely. */
export function readVideo(content: Uint8Array): { seconds: number; startsAtOnce: boolean } {
	const file = new DataView(content.buffer, content.byteOffset, content.byteLength)
	const all = [...boxes(file, 0, file.byteLength)]
	const movie = all.find(({ type }) => type === 'moov')
	const header = movie && [...boxes(file, movie.start, movie.end)].find(({ type }) => type === 'mvhd')
	if (!movie || !header || file.getUint8(header.start) !== 0) throw new Error('No header of the first version')
	const scale = file.getUint32(header.start + 12)
	const order = all.map(({ type }) => type)
	return {
		seconds: file.getUint32(header.start + 16) / scale,
		startsAtOnce: order.indexOf('moov') < order.indexOf('mdat'),
	}
}

type Cue = { from: number; to: number; text: string }

const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
	Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

/** Parses the captions of a WebVTT file. Throws for an invalid line. */
export function readCaptions(file: string): Cue[] {
	const [head, ...blocks] = file.trim().split(/\r?\n\r?\n/)
	if (!/^WEBVTT([ \t].*)?$/.test(head ?? '')) throw new Error('It does not begin with WEBVTT')
	return blocks
		.filter((block) => !block.startsWith('NOTE'))
		.map((block) => {
			const lines = block.split(/\r?\n/)
			const timing = lines.findIndex((line) => line.includes('-->'))
			const [, ...parts] =
				/^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3}) --> (?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})( .*)?$/.exec(
					lines[timing] ?? '',
				) ?? []
			if (parts.length === 0 || timing > 1) throw new Error(`No caption: ${block}`)
			const text = lines.slice(timing + 1).join(' ')
			return { from: secondsOf(...parts.slice(0, 3)), to: secondsOf(...parts.slice(3, 6)), text }
		})
}
