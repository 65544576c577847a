import { useCallback } from 'react'
import { useLoaded } from '../../use-loaded.ts'

/** Readers need a margin of four modules. */
const margin = 4

/** A square for each dark module, as one path. */
async function drawn(text: string) {
	const { encode } = await import('uqr')
	const { data, size } = encode(text, { ecc: 'M', border: margin })
	const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
	return { size, path: dark.join('') }
}

/** A QR code. Readers need dark modules on white, so it has the same colours in each theme and in forced colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data } = useLoaded(useCallback(() => drawn(text), [text]))
	return (
		<div className="size-56 overflow-hidden rounded-sm border border-line forced-color-adjust-none">
			{data && (
				<svg viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
					<rect width="100%" height="100%" fill="white" />
					<path d={data.path} fill="black" />
				</svg>
			)}
		</div>
	)
}
