import { productAt } from '#web/content/products/all.ts'
import { allGroups, type SolutionEntry, solutionsIntro } from '#web/content/solutions.ts'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'

const { chooserHeading, chooserLead, columns } = solutionsIntro

/** A table from the problem to the product. */
export function Chooser() {
	return (
		<SectionFrame heading={chooserHeading} intro={chooserLead}>
			<table className="w-full text-start max-tablet:block">
				<caption className="sr-only">{chooserHeading}</caption>
				<thead className="max-tablet:sr-only">
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col" className="border-b border-edge py-3 pe-6 text-sm font-semibold text-muted">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-tablet:block max-tablet:border-t max-tablet:border-line">
					{allGroups.flatMap(({ entries }) => entries.map((entry) => <Row key={entry.path} entry={entry} />))}
				</tbody>
			</table>
		</SectionFrame>
	)
}

/** On a phone the pile is on top, product and time share a line, and the people come last. */
function Row({ entry }: { entry: SolutionEntry }) {
	const { path, pile, people, firstUse } = entry
	return (
		<tr className="border-b border-line transition-colors max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-4 max-tablet:py-3 tablet:hover:bg-surface print:break-inside-avoid">
			<th scope="row" className="py-3 pe-6 font-semibold max-tablet:col-span-2 max-tablet:p-0">
				{pile}
			</th>
			<td className="py-3 pe-6 max-tablet:p-0">
				<a href={path} className="inline-block py-1 font-semibold text-brand underline-offset-4 hover:underline">
					{productAt(path).name}
				</a>
			</td>
			<td className="py-3 pe-6 text-muted max-tablet:order-last max-tablet:col-span-2 max-tablet:p-0 max-tablet:text-sm">
				{people}
			</td>
			<td className="py-3 tabular-nums max-tablet:py-1 tablet:whitespace-nowrap">{firstUse}</td>
		</tr>
	)
}
