import { connectivity } from '#web/content/home.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LogoMark } from '#web/ui/logo.tsx'

type SystemId = (typeof connectivity.systems)[number]['id']

/** Paths from each system to the middle, on a field of 400 by 240, and the corner of the system. */
const ways: Record<SystemId, { path: string; corner: string; whenChosen: string }> = {
	erp: {
		path: 'M70 45H130C170 45 160 120 200 120',
		corner: 'top-0 start-0',
		whenChosen: 'group-has-[#system-erp:checked]/systems:block',
	},
	hcm: {
		path: 'M330 45H270C230 45 240 120 200 120',
		corner: 'top-0 end-0',
		whenChosen: 'group-has-[#system-hcm:checked]/systems:block',
	},
	crm: {
		path: 'M70 195H130C170 195 160 120 200 120',
		corner: 'bottom-0 start-0',
		whenChosen: 'group-has-[#system-crm:checked]/systems:block',
	},
	cbs: {
		path: 'M330 195H270C230 195 240 120 200 120',
		corner: 'end-0 bottom-0',
		whenChosen: 'group-has-[#system-cbs:checked]/systems:block',
	},
}

/** The chosen system's line is lit, and a dash runs along it for a few seconds. */
export function ConnectivityDiagram() {
	return (
		<fieldset
			data-enhance="plays"
			data-waits=""
			className="relative mx-auto aspect-[5/3] w-full max-desktop:max-w-[34rem]"
		>
			<legend className="sr-only">{connectivity.legend}</legend>
			<svg viewBox="0 0 400 240" aria-hidden="true" fill="none" className="absolute inset-0 size-full">
				{connectivity.systems.map(({ id }) => (
					<g key={id}>
						<path d={ways[id].path} className="stroke-night-line" strokeWidth="2" />
						<g className={classNames('hidden', ways[id].whenChosen)}>
							<path d={ways[id].path} className="stroke-moon opacity-60" strokeWidth="2" />
							<path
								d={ways[id].path}
								pathLength="100"
								className="travels stroke-moon"
								strokeWidth="6"
								strokeLinecap="round"
							/>
						</g>
					</g>
				))}
				<circle cx="200" cy="120" r="52" className="fill-night stroke-night-line" strokeWidth="1" />
				<circle cx="200" cy="120" r="38" className="fill-night stroke-moon" strokeWidth="2" />
			</svg>
			<LogoMark onNight className="absolute top-1/2 left-1/2 size-[11%] -translate-1/2" />
			{connectivity.systems.map(({ id, short, name }, index) => (
				<label
					key={id}
					className={classNames(
						'absolute flex h-[37.5%] w-[35%] flex-col items-center justify-center rounded-md border border-night-line bg-night px-2 text-center transition-colors',
						'hover:border-on-night-muted has-[:checked]:border-moon has-[:checked]:bg-moon has-[:checked]:text-night',
						'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-on-night',
						ways[id].corner,
					)}
				>
					<input
						type="radio"
						id={`system-${id}`}
						name="system"
						value={id}
						defaultChecked={index === 0}
						className="sr-only"
					/>
					<span className="text-title font-semibold">{short}</span>
					<span className="text-sm leading-tight max-tablet:sr-only">{name}</span>
				</label>
			))}
		</fieldset>
	)
}
