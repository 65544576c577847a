import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '#web/ui/field.tsx'

type Props = UseFormRegisterReturn & {
	categories: readonly { categoryId: number; categoryName: string }[]
	required: boolean
	error?: string
	/** Adds a category. */
	addition: ReactNode
}

export const CategorySelect = ({ categories, addition, ...field }: Props) => (
	<div className="flex flex-col items-stretch gap-1.5">
		<SelectField label="Category" help={categories.length === 0 ? 'No categories yet.' : undefined} {...field}>
			<option value="">Select a category</option>
			{categories.map(({ categoryId, categoryName }) => (
				<option key={categoryId} value={categoryId} dir="auto">
					{categoryName}
				</option>
			))}
		</SelectField>
		{addition}
	</div>
)
