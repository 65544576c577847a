export type Encoded = { blob: Blob; fits: boolean }

type Range = { best: number; least: number }

const steps = 6

/** Finds the best quality that fits `maxBytes`. If even the lowest does not fit, returns that result. */
export async function encodeWithin(
	maxBytes: number,
	{ best, least }: Range,
	encode: (quality: number) => Promise<Blob>,
): Promise<Encoded> {
	const first = await encode(best)
	if (first.size <= maxBytes) return { blob: first, fits: true }
	let blob = await encode(least)
	if (blob.size > maxBytes) return { blob, fits: false }

	let fitting = least
	let tooHigh = best
	for (let step = 0; step < steps; step++) {
		const quality = (fitting + tooHigh) / 2
		const candidate = await encode(quality)
		if (candidate.size <= maxBytes) {
			fitting = quality
			blob = candidate
		} else {
			tooHigh = quality
		}
	}
	return { blob, fits: true }
}

/** The factor for the next attempt's sides. Bytes grow with the area. */
export const nextShrink = (bytes: number, maxBytes: number) =>
	Math.min(0.9, Math.max(0.5, Math.sqrt(maxBytes / bytes) * 0.95))
