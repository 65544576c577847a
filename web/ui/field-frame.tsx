import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldProps = {
	label: ReactNode
	/** Shown below the control. */
	help?: ReactNode
	/** Shown below the control, which it marks invalid. */
	error?: string
	required?: boolean
}

const box =
	'w-full rounded-sm border bg-surface px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted ' +
	'enabled:hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'

export const boxLooks = (error?: string, className?: string) =>
	classNames(box, error ? 'border-danger' : 'border-edge', className)

/** The ids of a field's parts and the attributes that connect them. */
export function useField({ id, help, error, required }: { id?: string } & Omit<FieldProps, 'label'>, suffix = false) {
	const ownId = useId()
	const controlId = id ?? ownId
	const ids = {
		control: controlId,
		help: `${controlId}-help`,
		error: `${controlId}-error`,
		suffix: `${controlId}-suffix`,
	}
	const descriptions = [suffix && ids.suffix, error && ids.error, help && help !== error && ids.help].filter(Boolean)
	return {
		ids,
		control: {
			id: controlId,
			'aria-describedby': descriptions.join(' ') || undefined,
			'aria-invalid': error ? (true as const) : undefined,
			// Not `required`, which would show the browser's own message.
			'aria-required': required || undefined,
		},
	}
}

export type WrongField = { label: string; control: HTMLElement }

/** The fields in an element that show an error, in their order. The control takes the focus. */
export const wrongFields = (within: Element): WrongField[] =>
	[...within.querySelectorAll('[data-field-error]')].flatMap((note) => {
		const id = note.id.replace(/-error$/, '')
		const group = note.closest('fieldset')
		const control = document.getElementById(id) ?? group?.querySelector<HTMLElement>('input, button')
		const label = within.querySelector(`label[for="${CSS.escape(id)}"]`) ?? group?.querySelector('legend')
		return control ? [{ label: label ? nameIn(label) : '', control }] : []
	})

/** The text of a label without its marks. */
function nameIn(label: Element): string {
	const copy = label.cloneNode(true) as Element
	for (const mark of copy.querySelectorAll('[data-required]')) mark.remove()
	return copy.textContent.trim()
}

type Ids = ReturnType<typeof useField>['ids']

export const RequiredMark = () => (
	<span aria-hidden="true" data-required className="ms-0.5 text-danger">
		*
	</span>
)

/** For a group, which cannot be marked as required in another way. */
export const RequiredWord = () => (
	<span data-required className="sr-only">
		{' '}
		(required)
	</span>
)

export function FieldNotes({ ids, help, error }: { ids: Ids } & Pick<FieldProps, 'help' | 'error'>) {
	return (
		<>
			{error && (
				<p id={ids.error} data-field-error className="flex items-start gap-1.5 text-sm font-medium text-danger">
					<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
					{error}
				</p>
			)}
			{/* Help that equals the error is shown once. */}
			{help && help !== error && (
				<p id={ids.help} className="text-sm text-muted">
					{help}
				</p>
			)}
		</>
	)
}

export function Field({ ids, label, help, error, required, children }: FieldProps & { ids: Ids; children: ReactNode }) {
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<label htmlFor={ids.control} className="self-start text-sm font-semibold">
				<span>{label}</span>
				{required && <RequiredMark />}
			</label>
			{children}
			<FieldNotes ids={ids} help={help} error={error} />
		</div>
	)
}
