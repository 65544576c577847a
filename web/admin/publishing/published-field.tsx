import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '#web/ui/field.tsx'

export const PublishedField = (field: UseFormRegisterReturn) => (
	<CheckboxField
		label="Published"
		help="Visitors see it once it is saved, within the times under Schedule."
		{...field}
	/>
)
