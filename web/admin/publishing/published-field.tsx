import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '#web/ui/field.tsx'

export const PublishedField = (field: UseFormRegisterReturn) => (
	<CheckboxField label="Published" help="Visitors see it from the moment it is saved." {...field} />
)
