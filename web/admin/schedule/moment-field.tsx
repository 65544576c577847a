import { X } from 'lucide-react'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { zoneOfReader } from '#contracts/shared/zone-time.ts'
import { IconButton } from '#web/ui/button.tsx'
import { boxLooks, Field, useField } from '#web/ui/field-frame.tsx'
import { companyTimeText, incomplete, inputOf, momentOfInput } from './own-time.ts'

type Props = {
	label: string
	/** A moment in UTC; '' for none. */
	value: string
	onChange: (value: string) => void
	onBlur?: () => void
	error?: string
	required?: boolean
	/** A remark on a value that is set. */
	note?: ReactNode
	ref?: Ref<{ focus: () => void }>
}

/** A date and time in the zone of the reader. After the field is left it shows what is stored. */
export function MomentField({ label, value, onChange, onBlur, error, required, note, ref }: Props) {
	const zone = zoneOfReader()
	/** The typed text, which may not be a time yet, or one that clocks skip. */
	const [typed, setTyped] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const isIncomplete = value === incomplete
	const shownError = isIncomplete ? 'Complete the date and the time, or clear the field' : error
	const help = (
		<>
			<span className="block">Your time: {zone}</span>
			{value && !isIncomplete && <span className="block">{companyTimeText(value)}</span>}
			{typed && value && inputOf(value, zone) !== typed && !isIncomplete && (
				<span className="block font-medium text-warning">Clocks skip this hour. It counts as one hour later.</span>
			)}
			{note}
		</>
	)
	const { ids, control } = useField({ help, error: shownError, required })

	function focus() {
		const group = input.current?.closest('details')
		if (group) group.open = true
		input.current?.focus()
	}
	useImperativeHandle(ref, () => ({ focus }))

	function clear() {
		// React sees no difference between an empty input and one that is half filled in.
		if (input.current) input.current.value = ''
		setTyped(null)
		onChange('')
		focus()
	}

	function left() {
		setTyped(null)
		if (input.current?.validity.badInput) onChange(incomplete)
		onBlur?.()
	}

	return (
		<Field ids={ids} label={label} help={help} error={shownError} required={required}>
			<span className="flex items-center gap-1">
				<input
					{...control}
					ref={input}
					type="datetime-local"
					// Years of four digits.
					max="9999-12-31T23:59"
					value={typed ?? inputOf(value, zone)}
					onChange={({ target }) => {
						setTyped(target.value)
						onChange(momentOfInput(target.value, zone))
					}}
					onBlur={left}
					className={boxLooks(shownError, 'min-h-11 min-w-0')}
				/>
				{value && (
					<IconButton label={`Clear ${label}`} onClick={clear}>
						<X aria-hidden="true" />
					</IconButton>
				)}
			</span>
		</Field>
	)
}
