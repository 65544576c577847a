import type { Committee } from '#web/content/investors/people.ts'
import { classNames } from '#web/ui/class-names.ts'

const columns = [
	{ name: 'Name', width: 'tablet:w-[30%]' },
	{ name: 'DIN', width: 'tablet:w-[16%]' },
	{ name: 'Directorship', width: 'tablet:w-[36%]' },
	{ name: 'Designation', width: 'tablet:w-[18%]' },
] as const

const cell = 'py-3.5 pe-6 align-top text-sm max-tablet:block max-tablet:p-0'

/** A committee's members, the chair first. All such tables share their column widths. */
export function MemberTable({ committee: { name, members } }: { committee: Committee }) {
	return (
		<table className="fact-table w-full table-fixed text-start">
			<caption className="sr-only">Members of the {name}</caption>
			<thead className="max-tablet:sr-only">
				<tr>
					{columns.map((column) => (
						<th
							key={column.name}
							scope="col"
							className={classNames('border-b border-edge py-3 pe-6 text-sm font-semibold text-muted', column.width)}
						>
							{column.name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{members.map(({ din, directorship, designation, ...member }) => (
					<tr
						key={din}
						className="border-b border-line max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-x-4 max-tablet:gap-y-2 max-tablet:py-4 max-tablet:first:border-t print:break-inside-avoid"
					>
						<th scope="row" className={`${cell} font-semibold max-tablet:text-base`}>
							{member.name}
						</th>
						<td data-label="DIN" className={`${cell} tabular-nums max-tablet:row-start-2`}>
							{din}
						</td>
						<td data-label="Directorship" className={`${cell} max-tablet:row-start-2`}>
							{directorship}
						</td>
						<td className={`${cell} max-tablet:col-start-2 max-tablet:row-start-1`}>
							{designation === 'Chairperson' ? (
								<span className="font-semibold text-brand-strong">{designation}</span>
							) : (
								designation
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
