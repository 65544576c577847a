import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, SceneAvatar, Sign, When } from './kit.tsx'

const moves = [
	{ name: 'Applied', when: '5 Feb', at: 'at-1' },
	{ name: 'Desk check', when: '19 Feb', at: 'at-2' },
	{ name: 'Visit', when: '12 Mar', at: 'at-3' },
	{ name: 'Report', when: '22 Mar', at: 'at-4' },
	{ name: 'Decision', when: '4 Apr', at: 'at-5' },
] as const

const standards = [
	{ name: 'Governance', rating: 5, at: 'at-3' },
	{ name: 'Rooms and safety', rating: 4, at: 'at-4' },
	{ name: 'Trainers', rating: 4, at: 'at-5' },
	{ name: 'Workshops', rating: 2, at: 'at-6' },
	{ name: 'Student support', rating: 5, at: 'at-7' },
] as const

const results = [
	{ candidate: '240117', marks: [78, 84], grade: 'A' },
	{ candidate: '240118', marks: [61, 70], grade: 'B' },
	{ candidate: '240119', marks: [92, 88], grade: 'A' },
	{ candidate: '240120', marks: [55, 63], grade: 'C' },
] as const

/** The steps of the workshops' rating, by the choice: two, four, or one. */
const workshops = [
	'chosen-2:bg-brand chosen-3:bg-danger',
	'chosen-2:bg-brand chosen-3:bg-line',
	'chosen-2:bg-brand',
	'chosen-2:bg-brand',
	'',
] as const

/** An institute's application with the inspection's ratings, and its first students' results. */
export function EducationAutomationScene() {
	return (
		<>
			<Pane
				title="Application 2024-117"
				note="Coral Bay Technical Institute"
				className="top-[0.8em] left-0 w-[34em] narrow:top-0 narrow:w-full"
			>
				<ol className="flex px-4 pt-4 pb-3">
					{moves.map(({ name, when, at }, index) => (
						<li key={name} className="relative flex-1">
							{index < moves.length - 1 && (
								<span
									className={classNames('play-grow absolute top-[0.55em] left-[1em] h-[0.15em] w-full bg-success', at)}
								/>
							)}
							<Sign className={classNames('play-pop relative', at)} />
							<div className="mt-1 text-sm font-semibold narrow:text-xs">{name}</div>
							<div className="text-xs text-muted">{when}</div>
						</li>
					))}
				</ol>
				<div className="flex items-center gap-4 border-y border-line bg-sunken px-4 py-2">
					<span className="text-sm font-semibold">Inspection, one rating agreed by three</span>
					<span className="flex gap-1">
						<SceneAvatar initials="HM" tone="night" />
						<SceneAvatar initials="AK" tone="night" />
						<SceneAvatar initials="LS" tone="night" />
					</span>
				</div>
				<ul className="px-4 pt-2 pb-4">
					{standards.map(({ name, rating, at }) => (
						<li key={name} className="flex items-center gap-3 py-1.5">
							<span className="w-[9em] text-sm">{name}</span>
							<span className={classNames('play-grow flex gap-1', at)}>
								{[1, 2, 3, 4, 5].map((step) => (
									<span
										key={step}
										className={classNames(
											'h-[0.7em] w-[1.9em] rounded-full',
											step > rating ? 'bg-line' : rating < 3 ? 'bg-warning' : 'bg-brand',
											rating < 3 && workshops[step - 1],
										)}
									/>
								))}
							</span>
						</li>
					))}
				</ul>
			</Pane>
			<Seal />
			<Pane
				title="Results, Welding 2"
				className="play-rise at-9 top-[14.2em] chosen-3:hidden left-[21.6em] w-[18.4em] narrow:top-[23.8em] narrow:left-0 narrow:w-[16em]"
				note="First term"
			>
				<table className="w-full tabular-nums narrow:hidden">
					<thead className="text-muted">
						<tr>
							{['Candidate', 'Theory', 'Practice', 'Grade'].map((column) => (
								<th key={column} scope="col" className="px-3 py-1.5 text-start font-normal">
									<span className="text-xs">{column}</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{results.map(({ candidate, marks, grade }) => (
							<tr key={candidate} className="border-t border-line">
								<td className="px-3 py-1.5">
									<span className="text-sm">{candidate}</span>
								</td>
								{marks.map((mark) => (
									<td key={mark} className="px-3 py-1.5">
										<span className="text-sm">{mark}</span>
									</td>
								))}
								<td className="px-3 py-1.5 font-semibold">
									<span className="text-sm">{grade}</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<div className="flex items-center gap-2 border-t border-line px-3 py-2.5">
					<Chip tone="success">Verified</Chip>
					<Chip tone="brand" className="play-pop at-12">
						Published 10:00
					</Chip>
				</div>
			</Pane>
		</>
	)
}

/** The decision, as the certificate shows it. */
function Seal() {
	return (
		<div className="play-pop at-8 absolute top-[4.6em] left-[31.4em] flex size-[8.2em] flex-col items-center justify-center rounded-full bg-moon text-center text-ink ring-[0.35em] ring-surface chosen-3:bg-sunken narrow:top-[21.4em] narrow:left-[16.4em]">
			<span className="text-xs chosen-3:hidden">Accredited</span>
			<span className="hidden text-xs chosen-3:inline">Not yet</span>
			<span className="text-title font-semibold">
				<When option={1}>3 years</When>
				<When option={2}>5 years</When>
				<When option={3}>Visit 2</When>
			</span>
			<span className="text-xs">
				<When option={1}>1 condition</When>
				<When option={2}>no condition</When>
				<When option={3}>in 90 days</When>
			</span>
		</div>
	)
}
