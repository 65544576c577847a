import type { Person } from '#web/content/investors/people.ts'
import { Monogram } from './monogram.tsx'

const columns = ['Name', 'Position', 'DIN', 'Appointed'] as const
const cell = 'py-5 pe-6 align-top max-tablet:block max-tablet:p-0'

/** Converts dd/mm/yyyy to an ISO date. */
const machineDate = (date: string) => date.split('/').reverse().join('-')

/** On a phone each person is a card. */
export function PeopleTable({ people, caption }: { people: readonly Person[]; caption: string }) {
	return (
		<table className="fact-table w-full text-start">
			<caption className="sr-only">{caption}</caption>
			<thead className="max-tablet:sr-only">
				<tr>
					{columns.map((column) => (
						<th
							key={column}
							scope="col"
							className="border-b border-edge py-3 pe-6 text-sm font-semibold text-muted last:pe-0"
						>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{people.map(({ id, name, din, position, appointmentDate, biography }) => (
					<tr
						key={id}
						className="border-b border-line max-tablet:mb-4 max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-4 max-tablet:rounded-md max-tablet:border max-tablet:bg-surface max-tablet:p-5 print:break-inside-avoid"
					>
						<th
							scope="row"
							className="py-5 pe-8 align-top font-normal max-tablet:col-span-2 max-tablet:block max-tablet:p-0"
						>
							<span className="flex items-start gap-4">
								<Monogram name={name} className="bg-brand-soft text-brand-strong print:hidden" />
								<span>
									<span className="block font-semibold">{name}</span>
									<span className="mt-1 block max-w-[48ch] text-sm text-muted">{biography}</span>
								</span>
							</span>
						</th>
						<td data-label="Position" className={`${cell} text-sm max-tablet:col-span-2 tablet:w-44`}>
							{position}
						</td>
						<td data-label="DIN" className={`${cell} text-sm tabular-nums`}>
							{din || (
								<>
									<span aria-hidden="true">–</span>
									<span className="sr-only">None</span>
								</>
							)}
						</td>
						<td data-label="Appointed" className={`${cell} pe-0 text-sm tabular-nums`}>
							<time dateTime={machineDate(appointmentDate)}>{appointmentDate}</time>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
