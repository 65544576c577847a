import { Chip, Pane, SceneAvatar, SceneField, Sign } from './kit.tsx'

const presented = [
	{ document: 'Commercial invoice', copies: '3 / 3', sign: 'tick', at: 'at-2' },
	{ document: 'Bill of lading', copies: '3 / 3', sign: 'alert', at: 'at-3' },
	{ document: 'Packing list', copies: '2 / 2', sign: 'tick', at: 'at-4' },
	{ document: 'Certificate of origin', copies: '1 / 1', sign: 'tick', at: 'at-5' },
] as const

/** An import letter of credit: documents are checked, parties are screened, and the next checker gets it in turn. */
export function TradeFinanceScene() {
	return (
		<>
			<Pane
				title="Import LC 0418-24"
				note="MT 700 sent 10:42"
				className="top-[1em] left-0 w-[27em] narrow:top-0 narrow:w-full"
			>
				<div className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 py-3">
					<SceneField label="Applicant">Kaveri Spinning Mills</SceneField>
					<SceneField label="Beneficiary">Nordhavn Machinery</SceneField>
					<SceneField label="Amount">
						<span className="tabular-nums">USD 482,500.00</span>
					</SceneField>
					<SceneField label="Expiry">30 Sep 2024, Mangaluru</SceneField>
				</div>
				<div className="border-t border-line px-4 py-2 text-xs font-semibold text-muted">Documents presented</div>
				<ul className="px-4 pb-3 text-sm">
					{presented.map(({ document, copies, sign, at }) => (
						<li key={document} className="flex items-center gap-2 border-t border-line py-1.5">
							<Sign kind={sign} className={`play-pop ${at}`} />
							<span className="flex-1">{document}</span>
							<span className="text-muted tabular-nums">{copies}</span>
						</li>
					))}
				</ul>
			</Pane>
			<div className="scene-pane play-rise at-6 top-[11.2em] left-[28.2em] w-[11.8em] bg-warning-soft! px-4 py-3 narrow:top-[20.1em] narrow:left-0 narrow:w-full">
				<div className="text-sm font-semibold text-warning">Discrepancy: late shipment</div>
				<div className="text-xs">
					On board 14 Sep, latest date 12 Sep.
					<span className="narrow:hidden"> Waiver asked of the applicant.</span>
				</div>
			</div>
			<div className="play-appear at-6 absolute top-[15em] left-[26.7em] h-[0.16em] w-[1.5em] bg-warning narrow:hidden" />
			<Pane
				title="AML screening"
				note="6 parties"
				className="play-rise at-8 top-[3.2em] left-[29em] w-[11em] narrow:hidden"
			>
				<div className="flex items-center gap-2 px-4 py-3 text-sm font-semibold">
					<Sign /> No hit
				</div>
			</Pane>
			<Pane
				title="Next checker, in turn"
				className="play-rise at-9 top-[20.6em] left-[9em] w-[28em] narrow:top-[24.5em] narrow:left-0 narrow:w-full"
			>
				<div className="flex items-center justify-between px-4 py-3">
					<div className="flex items-center gap-3">
						<SceneAvatar initials="AR" tone="neutral" />
						<SceneAvatar initials="JM" tone="neutral" />
						<SceneAvatar initials="SN" tone="night" className="play-pop at-11 ring-2 ring-moon-deep" />
						<SceneAvatar initials="LO" tone="neutral" />
						<SceneAvatar initials="PK" tone="neutral" />
					</div>
					<Chip tone="brand" className="play-appear at-12">
						Assigned to Sara N.
					</Chip>
				</div>
			</Pane>
		</>
	)
}
