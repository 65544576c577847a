import { Face } from './face.tsx'
import { Chip, Pane, SceneField, Sign } from './kit.tsx'

const facts = [
	{ label: 'Name', value: 'Ananya Deshmukh', source: 'Tax register', at: 'at-1' },
	{ label: 'Born', value: '14 June 1991', source: 'Passport', at: 'at-2' },
	{ label: 'Address', value: 'Lakemont 42205', source: 'Electoral roll', at: 'at-3' },
] as const

const listed = [
	{ name: 'Anan Dashti', alike: '42%', width: 'w-[42%]', at: 'at-4' },
	{ name: 'Ananda Deshmukh', alike: '71%', width: 'w-[71%]', at: 'at-5' },
	{ name: 'Anya Desmarais', alike: '38%', width: 'w-[38%]', at: 'at-6' },
	{ name: 'A. D. Mukherji', alike: '29%', width: 'w-[29%]', at: 'at-7' },
] as const

/** A KYC card is checked against a list. The one similar name belongs to another person. */
export function KycScene() {
	return (
		<>
			<Pane
				title="Held against the list"
				note="Version of today, 02:10"
				className="top-[1em] left-[17em] w-[22.5em] narrow:top-[13.4em] narrow:left-0 narrow:w-full"
			>
				<ul className="py-2 pe-4 ps-[4.5em] narrow:ps-4">
					{listed.map(({ name, alike, width, at }) => {
						const isClose = alike === '71%'
						return (
							<li key={name} className="py-1.5 narrow:last:hidden">
								<div className="flex justify-between">
									<span className={`text-sm whitespace-nowrap ${isClose ? 'font-semibold' : 'text-muted'}`}>
										{name}
									</span>
									<span className={`text-sm tabular-nums ${isClose ? 'font-semibold' : 'text-muted'}`}>{alike}</span>
								</div>
								<div className="mt-1 h-1.5 rounded-full bg-sunken">
									<div
										className={`play-grow h-full rounded-full ${width} ${at} ${isClose ? 'bg-moon-deep' : 'bg-edge'}`}
									/>
								</div>
							</li>
						)
					})}
				</ul>
			</Pane>
			<div className="scene-pane play-rise at-8 top-[16.9em] left-[21.5em] flex w-[18em] items-center gap-3 px-4 py-3 narrow:top-[24.4em] narrow:right-0 narrow:left-auto">
				<Sign />
				<div>
					<div className="text-sm font-semibold whitespace-nowrap">Set aside, not the same</div>
					<div className="text-xs whitespace-nowrap text-muted">Born 1968. M. Joseph, P. Rao agree</div>
				</div>
			</div>
			<IdentityCard />
			<RiskBar />
		</>
	)
}

function IdentityCard() {
	return (
		<div className="scene-pane top-[3.6em] left-[0.5em] w-[19.5em] narrow:top-0 narrow:left-0 narrow:w-full">
			<div className="flex items-center justify-between bg-brand px-4 py-2.5 text-on-brand">
				<span className="text-sm font-semibold">KYC record</span>
				<span className="text-xs tabular-nums">1 0448 2206</span>
			</div>
			<div className="flex gap-4 px-4 py-4">
				<Face className="w-[5.2em] self-start" />
				<ul className="flex-1">
					{facts.map(({ label, value, source, at }) => (
						<li key={label} className="mb-2 last:mb-0 narrow:last:hidden">
							<SceneField label={label}>{value}</SceneField>
							<div className="mt-0.5 flex items-center gap-1.5">
								<Sign className={`play-pop size-[1em]! ${at}`} />
								<span className="text-xs whitespace-nowrap text-muted">{source}</span>
							</div>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}

function RiskBar() {
	return (
		<Pane className="play-rise at-9 top-[22.4em] left-[2.5em] w-[29em] narrow:hidden">
			<div className="flex items-center gap-5 px-4 py-3">
				<div className="flex-1">
					<div className="flex gap-1">
						<span className="h-2 flex-1 rounded-full bg-success" />
						<span className="h-2 flex-1 rounded-full bg-sunken" />
						<span className="h-2 flex-1 rounded-full bg-sunken" />
					</div>
					<div className="mt-2 flex">
						<span className="flex-1 text-xs font-semibold text-success">Low, 8 points</span>
						<span className="flex-1 text-xs text-muted">Medium</span>
						<span className="flex-1 text-xs text-muted">High</span>
					</div>
				</div>
				<Chip tone="brand" className="play-appear at-11">
					Next review Mar 2034
				</Chip>
			</div>
		</Pane>
	)
}
