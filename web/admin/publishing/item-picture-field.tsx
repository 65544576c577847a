import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { PictureField } from '../file-fields/picture-field.tsx'
import { useChosenFile } from '../file-fields/use-chosen-file.ts'
import type { Size } from '../pictures/picture-size.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'

type Names<Values extends FieldValues> = {
	field: FieldPath<Values>
	/** The flag for a new picture. */
	changed: FieldPath<Values>
	alt: FieldPath<Values>
}

/** The field names of an item's thumbnail. */
export const thumbnail = {
	field: 'thumbnailImage',
	changed: 'hasThumbnailImageChanged',
	alt: 'thumbnailAlt',
} as const

type Props<Values extends FieldValues> = Omit<FieldProps, 'error'> & {
	form: UseFormReturn<Values>
	names: Names<Values>
	slot: PictureSlot
	/** The stored file. */
	current: ({ url: string } & Size) | null
	/** Takes a chosen file over and returns true, or leaves it to this field. */
	offer?: (file: File) => Promise<boolean>
	offering?: boolean
}

/** Connects a picture field to an item's form. */
export function ItemPictureField<Values extends FieldValues>({ form, names, ...field }: Props<Values>) {
	const chosen = useChosenFile(form, names)
	const alt = useController({ control: form.control, name: names.alt })
	return (
		<PictureField
			{...field}
			{...chosen}
			alt={alt.field.value ?? ''}
			onAltChange={alt.field.onChange}
			altRef={alt.field.ref}
			altError={alt.fieldState.error?.message}
		/>
	)
}

type WithThumbnail = { thumbnailImage: string; thumbnailWidth: number; thumbnailHeight: number }

export const storedThumbnail = (item: WithThumbnail | null) =>
	item && { url: item.thumbnailImage, width: item.thumbnailWidth, height: item.thumbnailHeight }
