import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { PictureField } from '../file-fields/picture-field.tsx'
import type { Size } from '../pictures/picture-size.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { fileOf } from './file-value.ts'

type Names<Values extends FieldValues> = {
	field: FieldPath<Values>
	/** Says whether a picture was chosen anew. */
	changed: FieldPath<Values>
	alt: FieldPath<Values>
}

/** The names that the one picture of most items has. */
export const thumbnail = {
	field: 'thumbnailImage',
	changed: 'hasThumbnailImageChanged',
	alt: 'thumbnailAlt',
} as const

type Props<Values extends FieldValues> = Omit<FieldProps, 'error'> & {
	form: UseFormReturn<Values>
	names: Names<Values>
	slot: PictureSlot
	/** What is stored. */
	current: ({ url: string } & Size) | null
}

/** A picture of an item's form, with its alternative text. */
export function ItemPicture<Values extends FieldValues>({ form, names, ...field }: Props<Values>) {
	const { control, trigger } = form
	const picture = useController({ control, name: names.field })
	const changed = useController({ control, name: names.changed })
	const alt = useController({ control, name: names.alt })
	const { value, ref, onChange, onBlur } = picture.field
	return (
		<PictureField
			{...field}
			ref={ref}
			value={fileOf(value)}
			error={picture.fieldState.error?.message}
			onBlur={onBlur}
			onChange={(file) => {
				// What is wrong with a file depends on both.
				changed.field.onChange(file !== null)
				onChange(file)
				void trigger(names.field)
			}}
			alt={alt.field.value ?? ''}
			onAltChange={alt.field.onChange}
			altError={alt.fieldState.error?.message}
		/>
	)
}

type WithThumbnail = { thumbnailImage: string; thumbnailWidth: number; thumbnailHeight: number }

/** The picture that an item has. */
export const storedThumbnail = (item: WithThumbnail | null) =>
	item && { url: item.thumbnailImage, width: item.thumbnailWidth, height: item.thumbnailHeight }
