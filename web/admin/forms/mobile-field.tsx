import type { UseFormRegisterReturn } from 'react-hook-form'
import { brand } from '#web/content/brand.ts'
import { isTyped } from '#web/site/forms/phone-digits.ts'
import { TextField } from '#web/ui/field.tsx'
import { pastedMobile, typedMobile } from './mobile-digits.ts'

type Props = { field: UseFormRegisterReturn; error: string | undefined; autoComplete: 'off' | 'tel' }

/** The mobile number of a member of staff. */
export const MobileField = ({ field, error, autoComplete }: Props) => (
	<TextField
		label="Mobile number"
		required
		type="tel"
		inputMode="tel"
		autoComplete={autoComplete}
		help={`${brand.staffNumbers.help} A number of another country begins with + and its code.`}
		error={error}
		{...field}
		onChange={(event) => {
			const { target, nativeEvent } = event
			const typed = nativeEvent instanceof InputEvent && isTyped(nativeEvent)
			const written = typed ? typedMobile(target.value) : pastedMobile(target.value)
			if (written !== target.value) target.value = written
			return field.onChange(event)
		}}
	/>
)
