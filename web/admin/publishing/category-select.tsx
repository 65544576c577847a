import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '#web/ui/field.tsx'

type Props = UseFormRegisterReturn & {
	categories: readonly { categoryId: number; categoryName: string }[]
	/** The label of the empty option. */
	none?: string
	required: boolean
	error?: string
}

export const CategorySelect = ({ categories, none = '', ...field }: Props) => (
	<SelectField
		label="Category"
		help={categories.length === 0 ? 'No categories yet. Add one in the list, under Categories.' : undefined}
		{...field}
	>
		<option value="">{none}</option>
		{categories.map(({ categoryId, categoryName }) => (
			<option key={categoryId} value={categoryId}>
				{categoryName}
			</option>
		))}
	</SelectField>
)
