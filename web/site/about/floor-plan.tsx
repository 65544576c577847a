import { workSpace } from '#web/content/about.ts'
import { classNames } from '#web/ui/class-names.ts'

type RoomId = (typeof workSpace.rooms)[number]['id']

/** Each room: its floor, the position of its number, and the class that lights it while the user points at its text. */
const places: Record<RoomId, { floor: string; at: readonly [number, number]; lit: string }> = {
	tables: { floor: 'M200 150H530V400H200Z', at: [365, 184], lit: 'group-has-[#room-tables:hover]/plan:fill-moon' },
	paper: { floor: 'M20 20H260V150H20Z', at: [52, 52], lit: 'group-has-[#room-paper:hover]/plan:fill-moon' },
	listening: { floor: 'M450 20H700V150H450Z', at: [668, 52], lit: 'group-has-[#room-listening:hover]/plan:fill-moon' },
	library: { floor: 'M20 150H200V400H20Z', at: [52, 182], lit: 'group-has-[#room-library:hover]/plan:fill-moon' },
	kitchen: { floor: 'M530 150H700V400H530Z', at: [668, 182], lit: 'group-has-[#room-kitchen:hover]/plan:fill-moon' },
	veranda: { floor: 'M20 400H700V480H20Z', at: [52, 440], lit: 'group-has-[#room-veranda:hover]/plan:fill-moon' },
}

function Table({ x, y, seats }: { x: number; y: number; seats: number }) {
	return (
		<g>
			<rect x={x} y={y} width={seats * 26} height="22" rx="4" />
			{Array.from({ length: seats }, (_, seat) => x + 13 + seat * 26).flatMap((middle) => [
				<circle key={`above-${middle}`} cx={middle} cy={y - 9} r="5" />,
				<circle key={`below-${middle}`} cx={middle} cy={y + 31} r="5" />,
			])}
		</g>
	)
}

function Furniture() {
	return (
		<g className="fill-surface stroke-edge" strokeWidth="1.5">
			{[234, 296, 358].flatMap((y) => [
				<Table key={`left-${y}`} x={228} y={y} seats={5} />,
				<Table key={`right-${y}`} x={372} y={y} seats={5} />,
			])}
			{/* Paper room: shelves and a filing desk. */}
			<path d="M88 34H246V50H88ZM88 70H204V86H88ZM88 106H204V122H88ZM120 34V50M152 34V50M184 34V50M216 34V50M120 70V86M152 70V86M184 70V86M120 106V122M152 106V122M184 106V122" />
			<rect x="218" y="72" width="30" height="52" rx="4" />
			{/* Listening post: two headsets at one desk. */}
			<rect x="500" y="52" width="104" height="28" rx="4" />
			<circle cx="526" cy="96" r="8" />
			<circle cx="578" cy="96" r="8" />
			<path d="M516 64a10 10 0 0 1 20 0M568 64a10 10 0 0 1 20 0" fill="none" />
			{/* Library: books along the wall, armchairs under lamps. */}
			<path d="M32 216H48V386H32ZM32 250H48M32 284H48M32 318H48M32 352H48" />
			{[226, 288, 350].flatMap((y) => [
				<rect key={`left-${y}`} x="84" y={y} width="34" height="34" rx="10" />,
				<rect key={`right-${y}`} x="138" y={y} width="34" height="34" rx="10" />,
			])}
			{/* Kitchen: a counter with stools. */}
			<path d="M560 220H582V362H662V380H560Z" />
			{[236, 264, 292, 320].map((y) => (
				<circle key={y} cx="599" cy={y} r="7.5" />
			))}
			<circle cx="646" cy="345" r="7.5" />
			<circle cx="617" cy="345" r="7.5" />
			{/* Veranda: a screen towards the water, and benches. */}
			<path d="M520 476H660" strokeWidth="6" />
			{[120, 214, 308, 402].map((x) => (
				<rect key={x} x={x} y="432" width="66" height="16" rx="5" />
			))}
			{/* Lift and stairs. */}
			<path d="M276 20H334V80H276ZM276 20L334 80M334 20L276 80" fill="none" />
			<path d="M352 20H434M352 20V112M368 20V112M384 20V112M400 20V112M416 20V112M432 20V112" fill="none" />
		</g>
	)
}

const ripple = (y: number) => `M0 ${y}q20-9 40 0${'t40 0'.repeat(17)}`

/** The numbers are those of the list beside the plan. */
export function FloorPlan({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 720 550" role="img" aria-label={workSpace.planLabel} className={className}>
			<path d="M20 20H700V400H20Z" className="fill-sunken" />
			{workSpace.rooms.map(({ id }) => (
				<path
					key={id}
					d={places[id].floor}
					className={classNames(
						'transition-colors',
						id === 'veranda' ? 'fill-brand-soft' : 'fill-paper',
						places[id].lit,
					)}
				/>
			))}
			<Furniture />
			<path
				d="M290 150H260V20M20 20H700M450 20V150H430M490 150H530M530 150V200M530 244V400M200 150V200M200 244V400M20 150H90M130 150H330M390 150H450M570 150H700M20 400H230M330 400H400M500 400H700M20 20V400M700 20V400"
				className="stroke-ink"
				strokeWidth="5"
				strokeLinecap="square"
				fill="none"
			/>
			<path d="M20 400V480H700V400" className="stroke-ink" strokeWidth="2" strokeDasharray="2 8" fill="none" />
			<path
				d={`${ripple(508)}${ripple(532)}`}
				className="stroke-brand"
				strokeWidth="2"
				strokeOpacity="0.45"
				fill="none"
			/>
			{workSpace.rooms.map(({ id }, index) => {
				const [x, y] = places[id].at
				return (
					<g key={id}>
						<circle cx={x} cy={y} r="21" className="fill-brand" />
						<text x={x} y={y + 7.5} textAnchor="middle" fontSize="21" fontWeight="650" className="fill-on-brand">
							{index + 1}
						</text>
					</g>
				)
			})}
		</svg>
	)
}
