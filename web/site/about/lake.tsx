import { brand } from '#web/content/brand.ts'

/** Where the water begins, and the left edge of the house on it. */
const shore = 330
const house = { left: 900, top: 118, width: 300, floor: 50, windows: 9 }

type Window = { x: number; y: number; lit: boolean }

/** Windows that are lit below the fourth floor, as floor and column. The fourth floor is lit from end to end. */
const late = new Set(['1-2', '1-3', '2-6', '2-7', '3-1', '0-4'])
const windows: readonly Window[] = [3, 2, 1, 0].flatMap((floor, row) =>
	Array.from({ length: house.windows }, (_, index) => ({
		x: house.left + 16 + index * 31,
		y: house.top + 12 + row * house.floor,
		lit: floor === 3 || late.has(`${floor}-${index}`),
	})),
)

const stars = [
	[700, 128, 1],
	[742, 40, 1.3],
	[806, 92, 1],
	[860, 22, 1.5],
	[968, 44, 1.1],
	[1108, 70, 1.3],
	[1190, 24, 1],
	[1226, 150, 1.1],
	[1402, 196, 1.2],
	[1420, 40, 1],
] as const

/** The moon's reflection: strokes that get longer towards the viewer. */
const glitter = [
	[1294, 344, 26],
	[1282, 356, 44],
	[1298, 368, 30],
	[1270, 382, 70],
	[1294, 396, 40],
	[1258, 412, 96],
	[1288, 428, 56],
	[1246, 446, 120],
	[1282, 464, 70],
] as const

function Palm({ x, y, scale, flip = false }: { x: number; y: number; scale: number; flip?: boolean }) {
	return (
		<g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
			<path d="M-3 0C2-40 6-70 18-104L23-102C14-70 8-38 5 0Z" />
			<path d="M20-104C4-122-22-124-40-108C-20-112-4-108 20-104C2-104-18-92-26-72C-12-88 4-98 20-104C14-92 12-78 18-62C22-78 24-92 20-104C34-98 44-84 46-66C50-84 40-100 20-104C38-108 54-104 66-92C58-112 40-118 20-104C26-118 40-126 56-124C40-134 26-122 20-104Z" />
		</g>
	)
}

function House() {
	const { left, top, width, floor } = house
	return (
		<g>
			<path d={`M${left} ${top}h${width}v${shore - top}h${-width}Z`} className="fill-night" />
			<path d={`M${left - 10} ${top}h${width + 20}v-7h${-width - 20}Z`} className="fill-night-line" />
			{[1, 2, 3].map((level) => (
				<path
					key={level}
					d={`M${left} ${top + level * floor}h${width}`}
					className="stroke-night-line"
					strokeWidth="2"
					fill="none"
				/>
			))}
			<path
				d={`M${left} ${top}v${shore - top}m${width} 0v${top - shore}`}
				className="stroke-night-line"
				strokeWidth="2"
			/>
			{windows.map(({ x, y, lit }) => (
				<rect
					key={`${x}-${y}`}
					x={x}
					y={y}
					width="20"
					height="26"
					rx="1.5"
					className={lit ? 'fill-moon' : 'fill-night-line'}
					fillOpacity={lit ? 0.95 : 0.5}
				/>
			))}
			<g transform={`translate(${left + width / 2 - 16} ${top - 48}) scale(1.15)`}>
				<path d={brand.logo.mark} className="fill-on-night" />
				<path d={brand.logo.accent} className="fill-moon-deep" />
			</g>
		</g>
	)
}

const crescent = 'M13.5 2.2A14 14 0 1 0 29.8 18.5 11.6 11.6 0 0 1 13.5 2.2Z'

/** The lake by night: the house at its shore, and both reflected in the water. */
export function Lake({ label, className }: { label: string; className?: string }) {
	return (
		<svg
			viewBox="0 0 1440 500"
			role="img"
			aria-label={label}
			preserveAspectRatio="xMaxYMax slice"
			className={className}
		>
			<defs>
				<radialGradient id="lake-glow">
					<stop offset="0" className="[stop-color:var(--moon)]" stopOpacity="0.35" />
					<stop offset="0.4" className="[stop-color:var(--moon)]" stopOpacity="0.09" />
					<stop offset="1" className="[stop-color:var(--moon)]" stopOpacity="0" />
				</radialGradient>
				<linearGradient id="lake-water" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" className="[stop-color:var(--night-line)]" stopOpacity="0.75" />
					<stop offset="1" className="[stop-color:var(--night)]" />
				</linearGradient>
				<linearGradient id="lake-sky" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" className="[stop-color:var(--night)]" stopOpacity="0" />
					<stop offset="1" className="[stop-color:var(--brand)]" stopOpacity="0.42" />
				</linearGradient>
				<g id="lake-house">
					<House />
				</g>
			</defs>
			<rect width="1440" height={shore} fill="url(#lake-sky)" />
			<g className="fill-on-night">
				{stars.map(([x, y, r]) => (
					<circle key={x} cx={x} cy={y} r={r} fillOpacity="0.7" />
				))}
			</g>
			<circle cx="1312" cy="112" r="200" fill="url(#lake-glow)" />
			<path d={crescent} transform="translate(1262 62) scale(3.1)" className="fill-moon" />
			<path
				d="M0 286C120 262 210 232 330 246S520 296 640 282 800 236 930 252 1180 300 1290 270 1400 244 1440 250V330H0Z"
				className="fill-night-line"
				fillOpacity="0.55"
			/>
			<path
				d="M0 312C140 300 240 290 380 300S640 318 760 306 960 288 1080 300 1330 316 1440 300V330H0Z"
				className="fill-night"
				fillOpacity="0.85"
			/>
			<use href="#lake-house" />
			<g className="fill-night">
				<Palm x={868} y={330} scale={1.25} flip />
				<Palm x={1228} y={331} scale={1.35} />
				<Palm x={1392} y={331} scale={0.9} flip />
				<Palm x={96} y={322} scale={0.8} />
				<Palm x={140} y={324} scale={0.62} flip />
			</g>
			<rect y={shore} width="1440" height="170" fill="url(#lake-water)" />
			<use href="#lake-house" transform={`translate(0 ${2 * shore}) scale(1 -1)`} opacity="0.28" />
			<path
				d={glitter.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')}
				className="stroke-moon"
				strokeWidth="2.5"
				strokeLinecap="round"
				strokeOpacity="0.55"
			/>
			<path
				d="M880 352h330M856 374h300M930 396h270M870 420h260M960 446h220M120 360h160M60 392h210M260 430h180"
				className="stroke-night"
				strokeWidth="3"
				strokeOpacity="0.8"
			/>
			<g>
				<path d="M404 404C440 416 560 416 604 400C590 422 566 430 504 430S420 424 404 404Z" className="fill-night" />
				<path d="M452 408C458 388 540 386 552 407Z" className="fill-night" />
				<rect x="494" y="395" width="14" height="8" rx="1.5" className="fill-moon" />
				<path
					d="M492 440h18m-26 10h34"
					className="stroke-moon"
					strokeWidth="2"
					strokeOpacity="0.5"
					strokeLinecap="round"
				/>
			</g>
		</svg>
	)
}
