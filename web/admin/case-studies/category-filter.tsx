import type { CaseStudyCategory } from '#contracts/case-studies.ts'
import { SelectField } from '#web/ui/field.tsx'
import { useChosen } from '../lists/use-chosen.ts'
import type { useListAddress } from '../lists/use-list-address.ts'

/** Narrows the list down to a category. */
export function CategoryFilter({
	categories,
	list,
}: {
	categories: readonly CaseStudyCategory[]
	list: ReturnType<typeof useListAddress>
}) {
	const [category, setCategory] = useChosen(list.part.get('category') ?? '')
	return (
		<div className="w-full tablet:w-64">
			<SelectField
				label="Category"
				value={category}
				onChange={({ target: { value } }) => {
					setCategory(value)
					list.filter({ category: value })
				}}
			>
				<option value="">All</option>
				{categories.map(({ categoryId, categoryName }) => (
					<option key={categoryId} value={categoryId}>
						{categoryName}
					</option>
				))}
			</SelectField>
		</div>
	)
}
