import { CheckboxField } from '#web/ui/field.tsx'
import { FieldNotes, RequiredWord, useField } from '#web/ui/field-frame.tsx'
import { weekdays } from '../weekdays.ts'

type Props = { value: readonly number[]; onChange: (days: number[]) => void; error: string | undefined }

/** The days of the week on which an office works. */
export function OfficeDays({ value, onChange, error }: Props) {
	const { ids } = useField({ error })
	const chosen = new Set(value)
	return (
		<fieldset className="flex flex-col gap-1.5" aria-describedby={error ? ids.error : undefined}>
			<legend className="mb-1.5 text-sm font-semibold">
				<span>Office days</span>
				<RequiredWord />
			</legend>
			<div className="grid grid-cols-2 gap-x-6 gap-y-1 tablet:grid-cols-4">
				{weekdays.map((name, place) => (
					<CheckboxField
						key={name}
						label={name}
						checked={chosen.has(place + 1)}
						onChange={({ target: { checked } }) =>
							onChange(
								weekdays.flatMap((_, other) =>
									(other === place ? checked : chosen.has(other + 1)) ? [other + 1] : [],
								),
							)
						}
					/>
				))}
			</div>
			<FieldNotes ids={ids} error={error} />
		</fieldset>
	)
}
