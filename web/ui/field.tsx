import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { boxLooks, Field, FieldNotes, type FieldProps, RequiredMark, useField } from './field-frame.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Years of four digits: browsers let people type six. */
const latest: Partial<Record<string, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' }

/** A text field. `suffix` is shown after the value and is not part of it. */
export function TextField({
	label,
	help,
	error,
	required,
	suffix,
	className,
	...rest
}: FieldProps & { suffix?: string } & Omit<ComponentProps<'input'>, 'required'>) {
	const { ids, control } = useField({ id: rest.id, help, error, required }, Boolean(suffix))
	const { type = 'text', inputMode } = rest
	const input = (
		<input
			type="text"
			dir={!inputMode && (type === 'text' || type === 'search') ? 'auto' : undefined}
			max={rest.type ? latest[rest.type] : undefined}
			{...rest}
			{...control}
			className={boxLooks(error, classNames('min-h-11', className))}
		/>
	)
	return (
		<Field ids={ids} label={label} help={help} error={error} required={required}>
			{suffix ? (
				<span className="flex items-stretch [&>input]:min-w-0 [&>input]:rounded-e-none">
					{input}
					<span
						id={ids.suffix}
						className="flex max-w-[55%] shrink-0 items-center rounded-e-sm border border-s-0 border-edge bg-sunken px-3 text-sm break-all text-muted"
					>
						{suffix}
					</span>
				</span>
			) : (
				input
			)}
		</Field>
	)
}

export function TextArea({
	label,
	help,
	error,
	required,
	rows = 4,
	className,
	...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'required'>) {
	const { ids, control } = useField({ id: rest.id, help, error, required })
	return (
		<Field ids={ids} label={label} help={help} error={error} required={required}>
			<textarea dir="auto" rows={rows} {...rest} {...control} className={boxLooks(error, className)} />
		</Field>
	)
}

/** A native select. Its children are options. */
export function SelectField({
	label,
	help,
	error,
	required,
	className,
	children,
	...rest
}: FieldProps & Omit<ComponentProps<'select'>, 'required'>) {
	const { ids, control } = useField({ id: rest.id, help, error, required })
	return (
		<Field ids={ids} label={label} help={help} error={error} required={required}>
			<span className="relative block">
				<select
					{...rest}
					{...control}
					className={boxLooks(error, classNames('min-h-11 appearance-none pe-10 text-ellipsis', className))}
				>
					{children}
				</select>
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-muted"
				/>
			</span>
		</Field>
	)
}

/** A password field that can show its value. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
	label,
	help,
	error,
	required,
	className,
	...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'required' | 'type'>) {
	const { ids, control } = useField({ id: rest.id, help, error, required })
	const [shown, setShown] = useState(false)
	const [hasCapsLock, setCapsLock] = useState(false)
	const hydrated = useHydrated()
	const Icon = shown ? EyeOff : Eye
	return (
		<Field ids={ids} label={label} help={help} error={error} required={required}>
			<span className="relative block">
				<input
					{...rest}
					{...control}
					type={shown ? 'text' : 'password'}
					autoCapitalize="off"
					autoCorrect="off"
					spellCheck={false}
					onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
					className={boxLooks(error, classNames('min-h-11 pe-12', className))}
				/>
				<button
					type="button"
					// A click before hydration would do nothing.
					disabled={!hydrated}
					aria-label="Show password"
					aria-pressed={shown}
					aria-controls={ids.control}
					title={shown ? 'Hide password' : 'Show password'}
					onClick={() => setShown(!shown)}
					className="absolute top-1/2 end-1.5 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-sm text-muted transition-colors enabled:hover:bg-sunken enabled:hover:text-ink disabled:cursor-progress"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			</span>
			<p role="status" className="text-sm font-medium text-warning empty:hidden">
				{hasCapsLock && 'Caps Lock is on.'}
			</p>
		</Field>
	)
}

const tick = 'mt-0.5 size-5 shrink-0 accent-brand disabled:cursor-not-allowed'

export function CheckboxField({
	label,
	help,
	error,
	required,
	className,
	...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'required' | 'type'>) {
	const { ids, control } = useField({ id: rest.id, help, error, required })
	return (
		<div className="flex flex-col gap-1">
			<label htmlFor={ids.control} className="flex items-start gap-2.5 self-start py-0.5 text-base">
				<input type="checkbox" {...rest} {...control} className={classNames(tick, className)} />
				<span>
					<span>{label}</span>
					{required && <RequiredMark />}
				</span>
			</label>
			<FieldNotes ids={ids} help={help} error={error} />
		</div>
	)
}

type RadioOption = { value: string; label: string }

type RadioGroupProps = {
	label: ReactNode
	options: readonly RadioOption[]
	value: string
	onChange: (value: string) => void
	className?: string
}

/** A few choices in a row. */
export function RadioGroup({ label, options, value, onChange, className }: RadioGroupProps) {
	const name = useId()
	return (
		<fieldset className={classNames('flex flex-col gap-1.5', className)}>
			<legend className="mb-1.5 text-sm font-semibold">{label}</legend>
			<div className="flex flex-row flex-wrap gap-x-6 gap-y-2">
				{options.map((option) => (
					<label key={option.value} className="flex items-start gap-2.5 py-0.5 text-base">
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={value === option.value}
							onChange={() => onChange(option.value)}
							className={tick}
						/>
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	)
}
