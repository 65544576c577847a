import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '#web/ui/field.tsx'
import { boxWords } from '../items/item-words.ts'

export const PublishedField = (field: UseFormRegisterReturn) => (
	<CheckboxField
		label={boxWords.published}
		help="Visitors see it once it is saved, within the times under Schedule."
		{...field}
	/>
)
