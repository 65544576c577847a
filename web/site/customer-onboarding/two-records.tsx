import { classNames } from '#web/ui/class-names.ts'

const fields = [
	{ field: 'Name', applicant: 'Sreejith K. Nair', customer: 'Nair Srijit', points: '+28' },
	{ field: 'Birth date', applicant: '03 Nov 1988', customer: '03 Nov 1988', points: '+34' },
	{ field: 'Mobile', applicant: '98470 55512', customer: '94460 55508', points: '0' },
	{ field: 'Father’s name', applicant: 'Krishnan Nair', customer: 'K. Nair', points: '+16' },
	{ field: 'Pin code', applicant: '680 001', customer: '680 003', points: '+8' },
]

const label =
	'An applicant beside a customer of 2016. Name, birth date, father’s name and pin code give 86 of 100 points, the mobile number none: likely the same person, to be confirmed by an officer.'

/** An applicant beside a similar record. */
export function TwoRecords() {
	return (
		<div
			role="img"
			aria-label={label}
			className="mt-10 grid overflow-hidden rounded-lg border border-line bg-paper shadow-light desktop:grid-cols-[1fr_15rem] print:hidden"
		>
			<div className="px-5 py-3 text-sm tablet:px-7 tablet:py-4">
				<Row field="" applicant="Applicant, today" customer="Customer since 2016" points="Points" isHead />
				{fields.map((row) => (
					<Row key={row.field} {...row} />
				))}
			</div>
			<div className="flex items-center justify-between gap-4 bg-warning-soft px-5 py-5 desktop:flex-col desktop:items-start desktop:justify-center desktop:px-7">
				<div>
					<span className="text-heading font-semibold text-warning tabular-nums">86</span>
					<span className="text-muted"> of 100</span>
				</div>
				<div className="text-sm">
					<div className="font-semibold">Likely the same person</div>
					<div className="text-muted">An officer confirms</div>
				</div>
			</div>
		</div>
	)
}

function Row({ field, applicant, customer, points, isHead = false }: (typeof fields)[number] & { isHead?: boolean }) {
	const isUnlike = points === '0'
	return (
		<div
			className={classNames(
				'grid grid-cols-[1fr_1fr_3.5rem] gap-x-4 border-b border-line py-2.5 last:border-0 tablet:grid-cols-[9rem_1fr_1fr_4rem]',
				isHead && 'text-muted',
			)}
		>
			<span className={classNames('text-muted max-tablet:col-span-3', isHead && 'max-tablet:hidden')}>{field}</span>
			<span className={isHead ? undefined : 'font-semibold'}>{applicant}</span>
			<span className={isHead ? undefined : 'font-semibold'}>{customer}</span>
			<span
				className={classNames(
					'text-end tabular-nums',
					!isHead && 'font-semibold',
					!isHead && (isUnlike ? 'text-muted' : 'text-success'),
				)}
			>
				{points}
			</span>
		</div>
	)
}
