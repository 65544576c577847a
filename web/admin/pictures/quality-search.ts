/** A blob, and whether it is small enough. */
export type Encoded = { blob: Blob; fits: boolean }

type Range = { best: number; least: number }

const steps = 6

/** The best quality whose result is at most `maxBytes`; where not even the least does, the result of that one. */
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

/** By how much the sides of a picture shrink when it was too large by so much; bytes go with the area. */
export const nextShrink = (bytes: number, maxBytes: number) =>
	Math.min(0.9, Math.max(0.5, Math.sqrt(maxBytes / bytes) * 0.95))
