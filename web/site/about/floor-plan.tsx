import { workSpace } from '#web/content/about.ts'
import { classNames } from '#web/ui/class-names.ts'

type RoomId = (typeof workSpace.rooms)[number]['id']

/** A room's floor on the plan, and where its number stands. Pointing at its text lights it. */
const places: Record<RoomId, { floor: string; at: readonly [number, number]; lit: string }> = {
	tables: { floor: 'M200 130H530V330H200Z', at: [365, 163], lit: 'group-has-[#room-tables:hover]/plan:fill-moon' },
	paper: { floor: 'M20 20H260V130H20Z', at: [46, 46], lit: 'group-has-[#room-paper:hover]/plan:fill-moon' },
	listening: { floor: 'M450 20H700V130H450Z', at: [674, 46], lit: 'group-has-[#room-listening:hover]/plan:fill-moon' },
	library: { floor: 'M20 130H200V330H20Z', at: [46, 156], lit: 'group-has-[#room-library:hover]/plan:fill-moon' },
	kitchen: { floor: 'M530 130H700V330H530Z', at: [674, 156], lit: 'group-has-[#room-kitchen:hover]/plan:fill-moon' },
	veranda: { floor: 'M20 330H700V396H20Z', at: [46, 363], lit: 'group-has-[#room-veranda:hover]/plan:fill-moon' },
}

/** Tables with their chairs on both sides. */
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
			<Table x={228} y={200} seats={5} />
			<Table x={372} y={200} seats={5} />
			<Table x={228} y={270} seats={5} />
			<Table x={372} y={270} seats={5} />
			{/* Shelves of paper, and a desk to file at. */}
			<path d="M76 32H246V48H76ZM76 62H200V78H76ZM76 92H200V108H76ZM110 32V48M144 32V48M178 32V48M212 32V48M110 62V78M144 62V78M178 62V78M110 92V108M144 92V108M178 92V108" />
			<rect x="214" y="66" width="30" height="46" rx="4" />
			{/* Two headsets at one desk. */}
			<rect x="500" y="44" width="104" height="26" rx="4" />
			<circle cx="526" cy="84" r="7" />
			<circle cx="578" cy="84" r="7" />
			<path d="M516 54a10 10 0 0 1 20 0M568 54a10 10 0 0 1 20 0" fill="none" />
			{/* Books along the wall, armchairs under lamps. */}
			<path d="M32 180H48V316H32ZM32 207H48M32 234H48M32 261H48M32 288H48" />
			<rect x="84" y="196" width="34" height="34" rx="10" />
			<rect x="136" y="196" width="34" height="34" rx="10" />
			<rect x="84" y="270" width="34" height="34" rx="10" />
			<rect x="136" y="270" width="34" height="34" rx="10" />
			{/* The counter with its stools. */}
			<path d="M560 200H582V300H660V316H560Z" />
			{[214, 240, 266].map((y) => (
				<circle key={y} cx="598" cy={y} r="7" />
			))}
			<circle cx="632" cy="284" r="7" />
			<circle cx="606" cy="284" r="7" />
			{/* A screen against the water, and benches. */}
			<path d="M500 392H640" strokeWidth="5" />
			{[120, 210, 300, 390].map((x) => (
				<rect key={x} x={x} y="356" width="62" height="14" rx="5" />
			))}
			{/* Lift and stairs. */}
			<path d="M276 20H330V76H276ZM276 20L330 76M330 20L276 76" fill="none" />
			<path d="M350 20H434M350 20V100M366 20V100M382 20V100M398 20V100M414 20V100M430 20V100" fill="none" />
		</g>
	)
}

/** The fourth floor from above. The numbers are those of the list beside it. */
export function FloorPlan({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 720 460" role="img" aria-label={workSpace.planLabel} className={className}>
			<path d="M20 20H700V330H20Z" className="fill-sunken" />
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
				d="M290 130H260V20M20 20H700M450 20V130H430M490 130H530M530 130V170M530 210V330M200 130V170M200 210V330M20 130H90M130 130H330M390 130H450M570 130H700M20 330H230M330 330H400M500 330H700M20 20V330M700 20V330"
				className="stroke-ink"
				strokeWidth="5"
				strokeLinecap="square"
				fill="none"
			/>
			<path d="M20 330V396H700V330" className="stroke-ink" strokeWidth="2" strokeDasharray="2 8" fill="none" />
			<path
				d="M0 420q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 442q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
				className="stroke-brand"
				strokeWidth="2"
				strokeOpacity="0.45"
				fill="none"
			/>
			{workSpace.rooms.map(({ id }, index) => {
				const [x, y] = places[id].at
				return (
					<g key={id}>
						<circle cx={x} cy={y} r="16" className="fill-brand" />
						<text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" fontWeight="650" className="fill-on-brand">
							{index + 1}
						</text>
					</g>
				)
			})}
		</svg>
	)
}
