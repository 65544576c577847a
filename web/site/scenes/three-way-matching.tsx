import { classNames } from '#web/ui/class-names.ts'
import { Chip, SceneAvatar, Sign } from './kit.tsx'

const items = ['Hex bolts M12', 'Ball bearings', 'Seal kits', 'Gear oil, 20 l'] as const

const papers = [
	{
		name: 'Purchase order',
		number: '4500 2817',
		column: 'Price',
		lines: ['0.42', '450.00', '11.20', '96.00'],
		left: 'left-0 narrow:w-[10.6em]',
		itemsOnPhone: '',
		at: '',
	},
	{
		name: 'Goods received',
		number: 'GRN 7731',
		column: 'Count',
		lines: ['2,000', '400', '120', '36'],
		left: 'left-[13.6em] narrow:left-[11em] narrow:w-[6.8em]',
		itemsOnPhone: 'narrow:hidden',
		at: 'play-rise at-1',
	},
	{
		name: 'Invoice',
		number: 'INV 0417',
		column: 'Price',
		lines: ['0.42', '459.00', '11.20', '96.00'],
		left: 'left-[27.2em] narrow:left-[18.2em] narrow:w-[6.8em]',
		itemsOnPhone: 'narrow:hidden',
		at: 'play-rise at-2',
	},
] as const

/** The seams between the three documents. */
const seams = ['left-[12.35em] narrow:left-[10.05em]', 'left-[25.95em] narrow:left-[17.25em]'] as const

const verdicts = [
	{ top: 'top-[7.1em]', at: 'at-3', out: false },
	{ top: 'top-[10.7em]', at: 'at-6', out: true },
	{ top: 'top-[14.3em]', at: 'at-4', out: false },
	{ top: 'top-[17.9em]', at: 'at-5', out: false },
] as const

/** Order, receipt and invoice by line: three lines match, and the price of one is out by 2%. */
export function ThreeWayMatchingScene() {
	return (
		<>
			{papers.map(({ name, number, column, lines, left, itemsOnPhone, at }) => (
				<div key={name} className={classNames('scene-pane top-[0.8em] h-[20.8em] w-[12.8em]', left, at)}>
					<div className="h-[3.9em] px-4 pt-3 narrow:px-3">
						<div className="text-sm font-semibold">{name}</div>
						<div className="text-xs text-muted tabular-nums narrow:hidden">{number}</div>
					</div>
					<div className="flex h-[2em] items-center justify-between border-y border-line bg-sunken px-4 text-muted narrow:px-3">
						<span className={classNames('text-xs', itemsOnPhone)}>Item</span>
						<span className="ms-auto text-xs">{column}</span>
					</div>
					{lines.map((line, index) => (
						<div
							key={items[index]}
							className="flex h-[3.6em] items-center justify-between border-b border-line px-4 last:border-b-0 narrow:px-3"
						>
							<span className={classNames('text-sm text-muted', itemsOnPhone)}>{items[index]}</span>
							<span className="ms-auto text-sm font-semibold tabular-nums">{line}</span>
						</div>
					))}
				</div>
			))}
			{verdicts.map(({ top, at, out }) => (
				<div key={top} className={classNames('absolute left-0 h-[2.8em] w-[40em] narrow:w-full', top)}>
					<div
						className={classNames(
							'play-grow absolute inset-0 rounded-sm border-2',
							at,
							out ? 'border-warning' : 'border-transparent',
						)}
					/>
					{seams.map((seam, index) => (
						<span
							key={seam}
							className={classNames('play-pop absolute top-[0.5em] rounded-full bg-surface p-[0.15em]', seam, at)}
						>
							<Sign kind={out && index === 1 ? 'alert' : 'tick'} />
						</span>
					))}
				</div>
			))}
			<div className="scene-pane play-rise at-8 top-[20.4em] left-[24.2em] w-[15.8em] bg-warning-soft! px-4 py-3 text-warning narrow:right-0 narrow:left-auto">
				<div className="text-heading leading-tight font-semibold">+2.0%</div>
				<div className="text-sm font-semibold">9.00 a piece above the order</div>
				<div className="text-xs">Tolerance 1%. In question: 3,600.00</div>
			</div>
			<div className="scene-pane play-rise at-10 top-[23.4em] left-0 flex w-[23em] items-center gap-3 px-4 py-3 narrow:top-[26.8em] narrow:w-full">
				<SceneAvatar initials="TO" tone="night" />
				<span className="text-sm">
					Asks <span className="font-semibold">Tunde O., buyer</span>
				</span>
				<Chip tone="neutral" className="ms-auto">
					Accept
				</Chip>
				<Chip tone="brand">Claim</Chip>
			</div>
		</>
	)
}
