import type { ReactNode } from 'react'
import type { CustomerId } from '#web/content/customers.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A one-coloured mark on a field of 40 by 40, and the lettering of the name. */
type Drawing = { mark: ReactNode; lettering: string; lines: readonly [string] | readonly [string, string] }

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 3 } as const

const drawings: Record<CustomerId, Drawing> = {
	tharani: {
		mark: (
			<path {...outline} d="M4 36V20a16 16 0 0 1 32 0v16M11 36V21a9 9 0 0 1 18 0v15M18.5 36V22a1.5 1.5 0 0 1 3 0v14" />
		),
		lettering: 'text-[1.375rem] font-bold tracking-tight',
		lines: ['Tharani Bank'],
	},
	almara: {
		mark: (
			<>
				<circle cx="20" cy="20" r="17.5" {...outline} strokeWidth="2" />
				<path d="M20 7l11 7H9zM10.5 16h3v11h-3zM18.5 16h3v11h-3zM26.5 16h3v11h-3zM9 29h22v3H9z" />
			</>
		),
		lettering: 'text-[0.9375rem] leading-tight',
		lines: ['Almara', 'Ministry of Records'],
	},
	ombra: {
		mark: <path d="M20 2l15.6 9v18L20 38 4.4 29V11zM12 12v4h5v8h-5v4h16v-4h-5v-8h5v-4z" fillRule="evenodd" />,
		lettering: 'text-[1.0625rem] leading-tight font-bold tracking-[0.14em] uppercase',
		lines: ['Ombra', 'Steelworks'],
	},
	lakemont: {
		mark: (
			<>
				<path d="M20 4l17 19H3zM20 11l-5.5 6.5 3 2 2.5-2 2.5 2 3-2z" fillRule="evenodd" />
				<path {...outline} strokeWidth="2.5" d="M5 28.5h30M10 33h20M15.5 37.5h9" />
			</>
		),
		lettering: 'text-[1.25rem] leading-[1.05] tracking-tight',
		lines: ['Lakemont', 'University'],
	},
	thoovanam: {
		mark: (
			<>
				<path {...outline} strokeLinejoin="round" d="M3 19L20 5l17 14" />
				<path d="M11 21q4.5 6 0 8.5-4.5-2.5 0-8.5zM20 17q5 7 0 10-5-3 0-10zM29 21q4.5 6 0 8.5-4.5-2.5 0-8.5zM7 33h26v3H7z" />
			</>
		),
		lettering: 'text-[1.125rem] leading-tight font-semibold lowercase',
		lines: ['Thoovanam', 'Housing Finance'],
	},
	verdanza: {
		mark: (
			<path d="M19 19V12a7.5 7.5 0 0 0-7.5-8A7.5 7.5 0 0 0 4 11.5 7.5 7.5 0 0 0 12 19zM21 19h7a7.5 7.5 0 0 0 8-7.5A7.5 7.5 0 0 0 28.5 4 7.5 7.5 0 0 0 21 12zM21 21v7a7.5 7.5 0 0 0 7.5 8 7.5 7.5 0 0 0 7.5-7.5 7.5 7.5 0 0 0-8-7.5zM19 21h-7a7.5 7.5 0 0 0-8 7.5 7.5 7.5 0 0 0 7.5 7.5 7.5 7.5 0 0 0 7.5-8z" />
		),
		lettering: 'text-[1.1875rem] leading-[1.1] font-semibold',
		lines: ['Verdanza', 'Hospitals'],
	},
	merrow: {
		mark: (
			<>
				<circle cx="20" cy="8" r="4" {...outline} />
				<path {...outline} d="M20 12v24M12.5 18h15M4.5 23.5C6 31 12 36 20 36s14-5 15.5-12.5" />
				<path d="M1.5 27.5L5.5 20l5 6.5zM38.5 27.5L34.5 20l-5 6.5z" />
			</>
		),
		lettering: 'text-[1.0625rem] leading-tight font-bold tracking-[0.2em] uppercase',
		lines: ['Port of', 'Merrow'],
	},
	kestrel: {
		mark: (
			<path d="M2 12c9-2 14 1 18 8 3-9 9-14 18-15-4 3-5 6-6 10 2 0 3 1 4 2-3 0-5 2-6 5-3 8-8 12-15 13 3-3 5-6 5-9-6 1-10-1-12-5 3 1 5 1 7 0C8 20 5 17 2 12z" />
		),
		lettering: 'text-[1.25rem] leading-[1.1] font-medium tracking-tight italic',
		lines: ['Kestrel Bay', 'Bank'],
	},
	neythal: {
		mark: (
			<path d="M3 3h10v10H3zM15 3h10v4H15zM27 3h10v10H27zM15 9h10v4H15zM3 15h4v10H3zM9 15h4v10H9zM15 15h10v10H15zM27 15h4v10h-4zM33 15h4v10h-4zM3 27h10v10H3zM15 27h10v4H15zM15 33h10v4H15zM27 27h10v10H27z" />
		),
		lettering: 'text-[1.25rem] leading-[1.1] font-medium tracking-[0.06em]',
		lines: ['neythal', 'textiles'],
	},
	coastal: {
		mark: (
			<>
				<path d="M16 4h8l-1.5 14H32a3 3 0 0 1 3 3v5H5v-5a3 3 0 0 1 3-3h9.5z" />
				<path {...outline} d="M3 32q4.25-4.5 8.5 0t8.5 0 8.5 0 8.5 0" />
			</>
		),
		lettering: 'text-[0.9375rem] leading-tight font-semibold',
		lines: ['Office of', 'Coastal Permits'],
	},
	palladrine: {
		mark: (
			<>
				<path
					{...outline}
					strokeLinejoin="round"
					d="M20 3.5l14.5 5V19c0 9-6 14.5-14.5 18C11.5 33.5 5.5 28 5.5 19V8.5z"
				/>
				<path d="M11 27.5L29.5 11.5V19c0 6-3.5 10-9.5 12.5-4-1.5-7-3-9-4z" />
			</>
		),
		lettering: 'text-[1.1875rem] leading-[1.1] font-bold',
		lines: ['Palladrine', 'Insurance'],
	},
	dhowline: {
		mark: <path d="M22 2c6 8 9 15 10 22H22zM19 7v17H7C10 20 16 13 19 7zM3 28h34c-2 6-6 9-11 9H13c-5 0-8-3-10-9z" />,
		lettering: 'text-[1.25rem] leading-[1.1] font-bold tracking-tight italic',
		lines: ['Dhowline', 'Freight'],
	},
	estuary: {
		mark: (
			<>
				<circle cx="20" cy="20" r="18" />
				<path
					d="M21 7l-8 14h6l-2 12M27 7l-2 8 6 6-4 12"
					className="stroke-surface"
					fill="none"
					strokeWidth="3"
					strokeLinejoin="round"
				/>
			</>
		),
		lettering: 'text-[1.125rem] leading-[1.1] font-light tracking-[0.16em] uppercase',
		lines: ['Estuary', 'Power'],
	},
}

/** The logo takes the colour of the surrounding text. */
export function CustomerLogo({ id }: { id: CustomerId }) {
	const { mark, lettering, lines } = drawings[id]
	return (
		<span className="inline-flex items-center gap-3.5 whitespace-nowrap">
			<svg viewBox="0 0 40 40" aria-hidden="true" fill="currentColor" className="size-11 shrink-0">
				{mark}
			</svg>
			<span className={classNames('flex flex-col', lettering)}>
				{lines.map((line) => (
					<span key={line}>{line} </span>
				))}
			</span>
		</span>
	)
}
