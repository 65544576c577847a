import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '#web/ui/field.tsx'

export const PublishedField = (field: UseFormRegisterReturn) => (
	<CheckboxField
		label="Published"
		help="Visitors see it as soon as it is saved, unless Publish at is later."
		{...field}
	/>
)
