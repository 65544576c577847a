import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { PdfField } from '../file-fields/pdf-field.tsx'
import { fileOf } from './file-value.ts'

type Props<Values extends FieldValues> = Omit<FieldProps, 'error' | 'help'> & {
	form: UseFormReturn<Values>
	/** The file field and its flag for a new PDF. */
	names: { field: FieldPath<Values>; changed: FieldPath<Values> }
	/** The stored file. */
	current: { url?: string; name: string; size?: number } | null
	/** Downloads the stored file if it has no public address. */
	onDownload?: () => void
}

/** Connects a PDF field to an item's form. */
export function ItemPdf<Values extends FieldValues>({ form: { control, trigger }, names, ...field }: Props<Values>) {
	const pdf = useController({ control, name: names.field })
	const changed = useController({ control, name: names.changed })
	const { value, ref, onChange, onBlur } = pdf.field
	return (
		<PdfField
			{...field}
			ref={ref}
			help="At most 10 MB. Visitors download it under this name."
			value={fileOf(value)}
			error={pdf.fieldState.error?.message}
			onBlur={onBlur}
			onChange={(file) => {
				// The contract validates both fields together.
				changed.field.onChange(file !== null)
				onChange(file)
				void trigger(names.field)
			}}
		/>
	)
}
