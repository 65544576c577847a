import { brand } from '#web/content/brand.ts'

/** The viewer is above this point, so that all offices are on the near side. */
const centre = { latitude: 24, longitude: 16 }
const radius = 500
const step = 6

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Projects a point onto the disc. Returns null on the far side. */
function project(latitude: number, longitude: number): [number, number] | null {
	const [phi, phi0] = [radians(latitude), radians(centre.latitude)]
	const lambda = radians(longitude - centre.longitude)
	if (Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda) < 0) return null
	const x = Math.cos(phi) * Math.sin(lambda)
	const y = Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)
	return [Math.round(radius * (1 + x)), Math.round(radius * (1 - y))]
}

/** Draws a path through the visible points. */
function pathThrough(points: ([number, number] | null)[]): string {
	let path = ''
	let drawing = false
	for (const point of points) {
		if (point) path += `${drawing ? 'L' : 'M'}${point[0]} ${point[1]}`
		drawing = point !== null
	}
	return path
}

const steps = (from: number, to: number, by: number) =>
	Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

const graticule = [
	...steps(-180, 156, 24).map((longitude) =>
		pathThrough(steps(-84, 84, step).map((latitude) => project(latitude, longitude))),
	),
	...steps(-60, 80, 20).map((latitude) =>
		pathThrough(steps(-180, 180, step).map((longitude) => project(latitude, longitude))),
	),
].join('')

const places = brand.offices.flatMap(({ id, country, coordinates: { latitude, longitude } }) => {
	const point = project(latitude, longitude)
	return point ? [{ id, isAbroad: country !== brand.offices[0]?.country, x: point[0], y: point[1] }] : []
})
const [home] = places

/** Draws an arc from the head office, bent away from the disc's centre. Farther offices get a higher arc. */
function arcTo(place: { x: number; y: number }): string {
	if (!home) return ''
	const middle = { x: (home.x + place.x) / 2, y: (home.y + place.y) / 2 }
	const lift = Math.hypot(home.x - place.x, home.y - place.y) ** 2 / 2500
	return `M${home.x} ${home.y}Q${Math.round(middle.x)} ${Math.round(middle.y - lift)} ${place.x} ${place.y}`
}

/** Decoration: the offices are listed beside it. */
export function Globe({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 1000 1000" aria-hidden="true" className={className} fill="none">
			<defs>
				<radialGradient id="globe-light" cx="0.35" cy="0.3" r="0.8">
					<stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
					<stop offset="0.55" stopColor="currentColor" stopOpacity="0.05" />
					<stop offset="1" stopColor="currentColor" stopOpacity="0" />
				</radialGradient>
			</defs>
			<circle
				cx="500"
				cy="500"
				r="499"
				fill="url(#globe-light)"
				stroke="currentColor"
				strokeOpacity="0.35"
				strokeWidth="1.5"
			/>
			<path d={graticule} stroke="currentColor" strokeOpacity="0.17" strokeWidth="1.5" />
			<path
				d={places
					.filter(({ isAbroad }) => isAbroad)
					.map(arcTo)
					.join('')}
				className="stroke-brand"
				strokeWidth="3"
				strokeOpacity="0.75"
				strokeLinecap="round"
			/>
			{places.map(({ id, isAbroad, x, y }) => (
				<g key={id} className="fill-brand">
					<circle cx={x} cy={y} r={isAbroad ? 20 : 13} fillOpacity="0.2" />
					<circle cx={x} cy={y} r="7" />
				</g>
			))}
		</svg>
	)
}
