import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { publishState } from '#contracts/content/schedule.ts'
import { Alert } from '#web/ui/alert.tsx'
import { serverNow } from '../session/server-clock.ts'
import { MomentField } from './moment-field.tsx'

type Props<Values extends FieldValues> = {
	form: UseFormReturn<Values>
	names: Record<'published' | 'publishAt' | 'unpublishAt', FieldPath<Values>>
	/** The label of the box that publishes. */
	box?: string
}

/** From when and until when visitors see the item. */
export function ScheduleFields<Values extends FieldValues>({ form, names, box = 'Published' }: Props<Values>) {
	const { control } = form
	const starts = useController({ control, name: names.publishAt, rules: { deps: names.unpublishAt } })
	const ends = useController({ control, name: names.unpublishAt })
	const isPublished: unknown = useWatch({ control, name: names.published })
	const [chosen, setChosen] = useState<boolean | null>(null)
	const isSet = textOf(starts.field.value) !== '' || textOf(ends.field.value) !== ''
	const { defaultValues } = form.formState
	// A new item has no version yet.
	const stored = {
		publishAt: textOf(get(defaultValues, names.publishAt)) || null,
		unpublishAt: textOf(get(defaultValues, names.unpublishAt)) || null,
	}
	const wasPublished = defaultValues?.version != null && get(defaultValues, names.published) === true
	const isLive = publishState(wasPublished, stored, new Date(serverNow())) === 'published'
	const isLater = Date.parse(textOf(starts.field.value)) > serverNow()
	const goesOffline = isLive && isPublished === true && isLater
	// A time in the past tells since when visitors see it.
	const isHiding = isLive && (isLater || textOf(starts.field.value) === '')
	const isWrong = starts.fieldState.invalid || ends.fieldState.invalid

	return (
		<details
			open={isWrong || (chosen ?? isSet)}
			onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
			className="group border-y border-line last:border-b-0"
		>
			<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
				Schedule
				<ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
			</summary>
			<div className="flex flex-col gap-5 pt-1 pb-5">
				<MomentField
					label={isHiding ? 'Hide until' : 'Publish at'}
					{...fieldOf(starts)}
					note={<PastNote value={starts.field.value} text="This is in the past: visitors see it at once." />}
				/>
				<MomentField
					label="Unpublish at"
					{...fieldOf(ends)}
					note={<PastNote value={ends.field.value} text="This is in the past: visitors do not see it any more." />}
				/>
				{goesOffline && (
					<Alert tone="warning">
						The page goes offline when you save, until then. To change the page at a time instead, clear this field and
						choose “Schedule this change”.
					</Alert>
				)}
				{isSet && isPublished !== true && <Alert tone="info">Nothing goes live until {box} is ticked.</Alert>}
			</div>
		</details>
	)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Controlled = {
	field: { value: unknown; onChange: (value: string) => void; onBlur: () => void; ref: (element: unknown) => void }
	fieldState: { error?: { message?: string } }
}

const fieldOf = ({ field: { value, onChange, onBlur, ref }, fieldState }: Controlled) => ({
	value: textOf(value),
	onChange,
	onBlur,
	ref,
	error: fieldState.error?.message,
})

const PastNote = ({ value, text }: { value: unknown; text: string }) =>
	Date.parse(textOf(value)) <= serverNow() && <span className="block font-medium text-warning">{text}</span>
