/**
 * Circles of one radius whose centres turn about the middle. Chromium writes an arc into a PDF as a hundred curves, so each
 * has four.
 */
function rosette(count: number, distance: number, radius: number): string {
	const pull = Math.round(radius * 0.5523)
	const rest = radius - pull
	const left = `c0-${pull} ${rest}-${radius} ${radius}-${radius}s${radius} ${rest} ${radius} ${radius}`
	const circle = `${left}-${rest} ${radius}-${radius} ${radius}-${radius}-${rest}-${radius}-${radius}z`
	return Array.from({ length: count }, (_, index) => {
		const angle = (2 * Math.PI * index) / count
		const x = Math.round(300 + distance * Math.cos(angle) - radius)
		const y = Math.round(300 + distance * Math.sin(angle))
		return `M${x} ${y}${circle}`
	}).join('')
}

const outer = rosette(36, 152, 128)
const inner = rosette(18, 44, 60)
const waves = [0, 1, 2, 3, 4, 5]
	.map((phase) => `M${phase * 25 - 250} 300q50-${220 - phase * 18} 100 0${'t100 0'.repeat(10)}`)
	.join('')

/** The lace of a banknote. */
export const Guilloche = () => (
	<>
		<path d={waves} opacity=".55" />
		<path d={outer} />
		<path d={inner} strokeWidth="1.5" />
		<circle cx="300" cy="300" r="288" strokeWidth="3" />
	</>
)
