import type { SectionOf } from '#web/content/products/product.ts'
import { FactTable } from './fact-table.tsx'
import { SectionFrame } from './section-frame.tsx'

export function Table({ section }: { section: SectionOf<'table'> }) {
	return (
		<SectionFrame {...section}>
			<FactTable caption={section.caption} columns={section.columns} rows={section.rows} />
		</SectionFrame>
	)
}
