import type { Line, ReadPdf } from './pdf.ts'

/** Headings at the end of a page with fewer than three lines below, although their sections go on. */
export function lonelyHeadings({ lines }: ReadPdf): string[] {
	return lines.flatMap((heading) => {
		const next = lines.find(({ page }) => page === heading.page + 1)
		if (heading.role !== 'H2' || !next || next.role === 'H2') return []
		const below = lines.filter(({ page, role, y }) => page === heading.page && role !== 'H2' && y < heading.y)
		const heights = new Set(below.map(({ y }) => Math.round(y)))
		return heights.size < 3 ? [`${heading.page}: ${heading.text}`] : []
	})
}

/** Pairs of texts that lie over each other. */
export function coveredTexts({ lines }: ReadPdf): string[] {
	return lines.flatMap((one, index) =>
		lines.slice(index + 1).flatMap((other) => (isOver(one, other) ? [`${one.page}: ${one.text} | ${other.text}`] : [])),
	)
}

/** Half a point is a rounding. Accents and descenders may meet. */
function isOver(one: Line, other: Line): boolean {
	const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
	const down = Math.min(one.y + 0.7 * one.height, other.y + 0.7 * other.height) - Math.max(one.y, other.y)
	return one.page === other.page && across > 0.5 && down > 0.5
}
