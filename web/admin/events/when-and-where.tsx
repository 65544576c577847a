import type { UseFormReturn } from 'react-hook-form'
import { timeZones } from '#contracts/shared/time-zones.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { type EventValues, isSkipped } from './event-values.ts'

const skipped = 'Clocks in this time zone skip this hour. It counts as one hour later.'

/** All optional. An event with a start is listed by date and offered to calendars. */
export function WhenAndWhere({ form }: { form: UseFormReturn<EventValues> }) {
	const { register, formState, watch } = form
	const { errors } = formState
	const [startsAt, endsAt, timeZone] = watch(['startsAt', 'endsAt', 'timeZone'])
	return (
		<fieldset className="flex flex-col gap-5 border-t border-line pt-5">
			<legend className="sr-only">When and where</legend>
			<div className="grid gap-5 tablet:grid-cols-2">
				<TextField
					label="Starts"
					type="datetime-local"
					help={isSkipped(timeZone, startsAt) ? skipped : 'Leave empty if there is no date yet.'}
					error={errors.startsAt?.message}
					{...register('startsAt', { deps: 'endsAt' })}
				/>
				<TextField
					label="Ends"
					type="datetime-local"
					help={isSkipped(timeZone, endsAt) && skipped}
					error={errors.endsAt?.message}
					{...register('endsAt', { deps: 'startsAt' })}
				/>
			</div>
			<SelectField
				label="Time zone"
				help="Both times are in this zone. Visitors see its name."
				error={errors.timeZone?.message}
				{...register('timeZone', { deps: ['startsAt', 'endsAt'] })}
			>
				{Object.entries(timeZones).map(([zone, { place, clock }]) => (
					<option key={zone} value={zone}>
						{place} ({clock})
					</option>
				))}
			</SelectField>
			<TextField label="Venue" help="The name of the place." error={errors.venue?.message} {...register('venue')} />
			<TextArea
				label="Address"
				rows={2}
				help="Street, town and postcode. Search engines list events that have a start and an address."
				error={errors.address?.message}
				{...register('address')}
			/>
			<TextField
				label="Registration link"
				inputMode="url"
				help="The page of the event gets the button Register until the event is over."
				error={errors.registrationUrl?.message}
				{...register('registrationUrl')}
			/>
		</fieldset>
	)
}
