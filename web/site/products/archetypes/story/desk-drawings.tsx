import type { ReactNode } from 'react'
import type { DrawingName } from '#web/content/products/drawing-name.ts'

/** Drawings of work at one desk. */
export const deskDrawings = {
	form: (
		<>
			<rect x="96" y="34" width="168" height="176" rx="10" className="fill-surface" />
			<path d="M118 60h64" />
			<path d="M118 84h124v22H118zM118 122h56v22h-56zM186 122h56v22h-56z" className="stroke-edge" />
			<path d="M128 95h42M128 133h22" className="stroke-brand" />
			<rect x="182" y="170" width="60" height="22" rx="11" className="fill-brand stroke-brand" />
			<path d="M232 186l10 34 8-12 14-3z" className="fill-moon" />
		</>
	),
	budget: (
		<>
			<rect x="70" y="56" width="220" height="128" rx="10" className="fill-surface" />
			<path d="M92 82h60" />
			<path d="M92 108h176v20H92z" className="stroke-edge" />
			<path d="M92 108h112v20H92z" className="fill-brand stroke-brand" />
			<path d="M204 108h34v20h-34z" className="fill-moon" />
			<path d="M204 134v14M238 134v14M204 141h34M92 164h70" />
			<circle cx="284" cy="180" r="24" className="fill-surface" />
			<path d="M273 180l8 8 14-16" className="stroke-success" strokeWidth="4" />
		</>
	),
	order: (
		<>
			<path d="M94 34h120l36 36v140H94z" className="fill-surface" />
			<path d="M214 34v36h36" />
			<path d="M122 84h62M122 108h100M122 128h100M122 148h64" className="stroke-edge" />
			<circle cx="236" cy="176" r="34" className="fill-moon" />
			<circle cx="236" cy="176" r="26" strokeDasharray="3 6" />
			<path d="M223 177l9 9 17-19" strokeWidth="4" />
		</>
	),
	route: (
		<>
			<path d="M70 128h44M164 128h34l28-34M198 128l28 36M290 88h28M290 170h28" className="stroke-edge" />
			<circle cx="56" cy="128" r="14" className="fill-surface" />
			<rect x="114" y="106" width="52" height="44" rx="8" className="fill-surface" />
			<rect x="226" y="66" width="64" height="44" rx="8" className="fill-brand stroke-brand" />
			<rect x="226" y="148" width="64" height="44" rx="8" className="fill-surface" />
			<circle cx="258" cy="88" r="11" className="fill-moon" />
			<path d="M258 60V34M258 34h46v20h-46" className="fill-surface" />
		</>
	),
	condition: (
		<>
			<path d="M80 40h180v168H80z" className="fill-surface" />
			<path d="M102 66h88M102 88h136M102 106h136M102 124h84" className="stroke-edge" />
			<rect x="92" y="146" width="156" height="40" rx="8" className="fill-moon" />
			<rect x="106" y="157" width="18" height="18" rx="3" className="fill-surface" />
			<path d="M136 166h90" />
			<path d="M270 150c22-2 30 10 28 26" />
			<path d="M290 168l8 10 9-9" />
		</>
	),
	tablet: (
		<>
			<rect x="92" y="48" width="190" height="136" rx="14" className="fill-surface" transform="rotate(-6 187 116)" />
			<path d="M116 84l90-9M118 104l130-14M120 122l70-7" className="stroke-edge" />
			<path
				d="M150 160c8-22 18-28 16-12s-9 20-2 15 14-20 18-18-2 14 5 12 12-14 16-12 0 10 6 8 12-8 22-10"
				className="stroke-brand"
				strokeWidth="3.5"
			/>
			<path d="M238 142l46-62 13 9-45 63-17 6z" className="fill-moon" />
			<path d="M40 216h280M64 204h18M104 204h18M238 204h18M278 204h18" />
		</>
	),
	scanner: (
		<>
			<path d="M126 92V26h112v66" className="fill-surface" />
			<path d="M146 48h72M146 64h48" className="stroke-edge" />
			<path
				d="M84 92h196a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12v-56a12 12 0 0 1 12-12z"
				className="fill-surface"
			/>
			<path d="M96 120h172" className="stroke-brand" strokeWidth="6" />
			<path d="M120 172h124v44H120z" className="fill-surface" />
			<path d="M138 188h60M138 202h88" className="stroke-edge" />
			<circle cx="268" cy="150" r="6" className="fill-moon" />
		</>
	),
	pair: (
		<>
			<rect x="52" y="52" width="116" height="144" rx="10" className="fill-surface" />
			<rect x="192" y="52" width="116" height="144" rx="10" className="fill-surface" />
			<circle cx="110" cy="88" r="16" className="fill-brand stroke-brand" />
			<circle cx="250" cy="88" r="16" />
			<path d="M74 126h72M74 146h72M74 166h44M214 126h72M214 146h72M214 166h44" className="stroke-edge" />
			<path d="M146 126h68M118 166h96" className="stroke-success" />
			<path d="M146 146h68" className="stroke-danger" strokeDasharray="5 6" />
			<circle cx="180" cy="146" r="13" className="fill-moon" />
			<path d="M180 140v6M180 151v.5" />
		</>
	),
	release: (
		<>
			<rect x="48" y="48" width="176" height="148" rx="10" className="fill-surface" />
			<path d="M70 76h56M70 102h120M70 122h132M70 142h92M70 164h116" className="stroke-edge" />
			<path d="M70 122h78" className="stroke-brand" strokeWidth="7" />
			<path d="M196 142l118-52-34 112-28-38z" className="fill-moon" />
			<path d="M252 164l62-74M252 164l-6 30 16-18" />
		</>
	),
} satisfies { [Name in DrawingName]?: ReactNode }
