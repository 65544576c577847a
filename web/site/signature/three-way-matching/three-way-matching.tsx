import { classNames } from '#web/ui/class-names.ts'
import { SignatureFrame } from '../signature-frame.tsx'
import { BuyerDesk, Release } from './desk.tsx'
import {
	above,
	amount,
	groupedDigits,
	type Line,
	lines,
	lineVerdictTexts,
	perCent,
	start,
	verdictOf,
} from './matching.ts'
import { Tolerance } from './tolerance.tsx'

/** The item, three papers, and the verdict. */
const columns = 'tablet:grid tablet:grid-cols-[3fr_4fr_4fr_4fr_minmax(0,5fr)] tablet:gap-x-4 tablet:max-desktop:gap-x-3'

const papers = [
	{ name: 'Purchase order', number: '4500 2817', column: 'tablet:col-start-2' },
	{ name: 'Goods received', number: 'GRN 7731', column: 'tablet:col-start-3' },
	{ name: 'Invoice', number: 'INV 0417', column: 'tablet:col-start-4' },
] as const

/**
 * Order, receipt and invoice of a purchase. The visitor sets the tolerance, answers as the buyer and releases the invoice.
 */
export function ThreeWayMatching() {
	return (
		<SignatureFrame
			name="three-way-matching"
			heading="Set the tolerance, release the invoice"
			intro="The three papers of one purchase, line by line. You are accounts, and for one minute you are the buyer too."
			said={start.said}
			untouched={
				<>
					<p>
						At a tolerance of 2 per cent or more the bearings would pass unseen, and 3,600.00 too much would be paid.
					</p>
					<p>
						At 1 per cent the buyer decides. Accepting amends the order; claiming writes a debit note, and 185,640.00 is
						paid.
					</p>
				</>
			}
		>
			<Tolerance />
			<div className="max-desktop:contents desktop:mt-4 desktop:grid desktop:gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
				<div
					className={classNames(
						'relative max-desktop:-order-1 tablet:rounded-md tablet:border tablet:border-line tablet:p-4 print:border-0 print:p-0',
						columns,
					)}
				>
					{papers.map(({ name, number, column }) => (
						<div
							key={name}
							aria-hidden="true"
							className={classNames(
								'relative row-start-1 rounded-md bg-surface shadow-light max-tablet:hidden print:border print:border-line',
								column,
							)}
						>
							<div className="px-3 pt-4 desktop:px-4">
								<p className="font-semibold whitespace-nowrap max-desktop:text-sm">{name}</p>
								<p className="text-sm/tight text-muted tabular-nums">{number}</p>
							</div>
							{name === 'Invoice' && (
								<p className="absolute -top-3 -end-3 rotate-6 rounded-sm border-2 border-success bg-surface px-3 py-1 text-title font-bold text-success opacity-0 transition-opacity group-data-released/scene:opacity-100 motion-safe:transition-all motion-safe:group-[:not([data-released])]/scene:scale-150">
									Released
								</p>
							)}
						</div>
					))}
					<ol className="relative col-span-full col-start-1 row-start-1 grid gap-3 tablet:gap-0 tablet:pt-18 tablet:pb-3">
						{lines.map((line, index) => (
							<MatchedLine key={line.item} line={line} index={index} />
						))}
					</ol>
				</div>
				<div className="grid gap-4 tablet:max-wide:grid-cols-2 wide:grid-rows-[1fr_auto]">
					<BuyerDesk />
					<Release />
				</div>
			</div>
		</SignatureFrame>
	)
}

const values = (line: Line) => [
	{ label: 'Ordered', value: amount(line.ordered) },
	{ label: 'Received', value: groupedDigits(line.received) },
	{ label: 'Billed', value: amount(line.billed) },
]

/** A ribbon ties the three values together and has the colour of their verdict. */
function MatchedLine({ line, index }: { line: Line; index: number }) {
	const verdict = verdictOf(line, start)
	const difference = above(line)
	return (
		<li
			data-part={`line-${index}`}
			data-verdict={verdict}
			className={classNames(
				'group/line items-center max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-4 max-tablet:rounded-md max-tablet:bg-surface max-tablet:p-4 max-tablet:shadow-light tablet:h-14 wide:h-16',
				columns,
			)}
		>
			<h3 className="max-tablet:row-start-1 tablet:text-sm desktop:text-base">{line.item}</h3>
			<span
				aria-hidden="true"
				className="col-start-2 col-end-5 row-start-1 h-11 rounded-full border-2 border-transparent bg-success-soft transition-colors group-data-[verdict=asked]/line:border-warning group-data-[verdict=asked]/line:bg-warning-soft group-data-[verdict=within]/line:border-moon-deep group-data-[verdict=accepted]/line:border-success group-data-[verdict=claimed]/line:border-success max-tablet:hidden tablet:-mx-2"
			/>
			<dl className="max-tablet:col-span-2 max-tablet:row-start-2 max-tablet:mt-2 max-tablet:grid max-tablet:grid-cols-3 tablet:contents">
				{values(line).map(({ label, value }, column) => (
					<div key={label} className={classNames('relative row-start-1 tablet:px-4', papers[column]?.column)}>
						<dt className="text-xs text-muted tablet:sr-only">{label}</dt>
						<dd className="font-semibold tabular-nums tablet:text-end">{value}</dd>
					</div>
				))}
			</dl>
			<p className="relative text-sm tablet:max-desktop:text-xs/tight max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:text-end">
				<span
					data-part={`verdict-${index}`}
					className="block font-semibold text-success group-data-[verdict=asked]/line:text-warning"
				>
					{lineVerdictTexts[verdict]}
				</span>
				{difference > 0 && (
					<span className="block text-ink tabular-nums">
						+{amount(line.billed - line.ordered)} a piece, +{perCent(difference)}
					</span>
				)}
			</p>
		</li>
	)
}
