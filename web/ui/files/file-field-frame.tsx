import type { FocusEvent, ReactNode } from 'react'
import { FieldNotes, type FieldProps, RequiredMark, RequiredWord, useField } from '../field-frame.tsx'

type Frame = FieldProps & {
	ids: ReturnType<typeof useField>['ids']
	onBlur?: () => void
	children: ReactNode
}

const labelId = (ids: Frame['ids']) => `${ids.control}-label`

/** The ids and attributes of a field with several controls. */
export function useFileField(field: FieldProps & { id?: string }) {
	const { ids, control } = useField(field)
	return { ids, labelledBy: labelId(ids), button: { id: control.id, 'aria-describedby': control['aria-describedby'] } }
}

export function FileFieldFrame({ ids, label, help, error, required, onBlur, children }: Frame) {
	/** Only if the focus leaves the whole group, not for its own controls, dialogs or the file chooser. */
	function onLeave({ currentTarget, target, relatedTarget }: FocusEvent) {
		if (document.activeElement === target) return
		if (relatedTarget instanceof Element && currentTarget.contains(relatedTarget)) return
		if (relatedTarget?.closest('[role="dialog"]')) return
		onBlur?.()
	}
	return (
		<fieldset
			aria-describedby={error ? ids.error : undefined}
			onBlur={onLeave}
			className="flex min-w-0 flex-col gap-1.5"
		>
			<legend className="mb-1.5 text-sm font-semibold">
				<span id={labelId(ids)}>
					<span>{label}</span>
					{required && <RequiredWord />}
				</span>
				{required && <RequiredMark />}
			</legend>
			{children}
			<FieldNotes ids={ids} help={help} error={error} />
		</fieldset>
	)
}
