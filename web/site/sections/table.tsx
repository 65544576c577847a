import { FactTable } from './fact-table.tsx'
import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Table({ section, ground }: PartOf<'table'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<FactTable caption={section.caption} columns={section.columns} rows={section.rows} />
		</SectionFrame>
	)
}
