import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { PdfField } from '../file-fields/pdf-field.tsx'
import { fileOf } from './file-value.ts'

type Props<Values extends FieldValues> = Omit<FieldProps, 'error' | 'help'> & {
	form: UseFormReturn<Values>
	/** The field, and the one that says whether a PDF was chosen anew. */
	names: { field: FieldPath<Values>; changed: FieldPath<Values> }
	/** What is stored. */
	current: { url?: string; name: string; size?: number } | null
	/** Fetches what is stored, where it has no address of its own. */
	onDownload?: () => void
}

/** The PDF of an item's form. */
export function ItemPdf<Values extends FieldValues>({ form: { control, trigger }, names, ...field }: Props<Values>) {
	const pdf = useController({ control, name: names.field })
	const changed = useController({ control, name: names.changed })
	const { value, ref, onChange, onBlur } = pdf.field
	return (
		<PdfField
			{...field}
			ref={ref}
			help="At most 10 MB. Visitors get it under this name."
			value={fileOf(value)}
			error={pdf.fieldState.error?.message}
			onBlur={onBlur}
			onChange={(file) => {
				// What is wrong with a file depends on both.
				changed.field.onChange(file !== null)
				onChange(file)
				void trigger(names.field)
			}}
		/>
	)
}
