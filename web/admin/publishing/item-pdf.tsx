import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { PdfField } from '../file-fields/pdf-field.tsx'
import { useChosenFile } from '../file-fields/use-chosen-file.ts'

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
export function ItemPdf<Values extends FieldValues>({ form, names, ...field }: Props<Values>) {
	const chosen = useChosenFile(form, names)
	return <PdfField {...field} {...chosen} help="At most 10 MB. Visitors download it under this name." />
}
