import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { type WrongField, wrongFields } from '#web/ui/field-frame.tsx'
import { neededComparison } from '../../items/editor/item-editor.ts'
import { fieldTypedIn } from './field-typed-in.ts'
import { useFormParts } from './form-context.ts'

type Props = {
	text: string
	/** Moves the focus to a field. */
	onGoTo: (control: HTMLElement) => void
	/** Whether the focus is in a column that scrolls by itself, so that this notice can come into view as well. */
	isFocusAside: () => boolean
}

/** Says why the form was not saved and names the fields that are wrong. */
export function RefusalNotice({ text, onGoTo, isFocusAside }: Props) {
	const { element, editor, state, refusals } = useFormParts()
	const reason = neededComparison(state)
	/** The server refused the autosave while the user types. */
	const isQuiet = reason !== null && state.refusal === null && fieldTypedIn(element.current) !== null
	const box = useRef<HTMLDivElement>(null)
	const wrong = useWrongFields(element)
	// The form has focused a wrong field, which must stay in view.
	const comeIntoView = useEffectEvent((_: { text: string; refusals: number }) => {
		if (isQuiet) return
		const field = isFocusAside() ? null : element.current?.querySelector('[aria-invalid="true"]')
		const top = box.current?.getBoundingClientRect().top ?? 0
		const isFar = field && field.getBoundingClientRect().bottom - top > window.innerHeight / 2
		if (!isFar) box.current?.scrollIntoView({ block: 'nearest' })
	})
	useEffect(() => comeIntoView({ text, refusals }), [text, refusals])

	return (
		<div ref={box}>
			<Alert
				tone={isQuiet ? 'info' : 'danger'}
				action={reason ? { label: 'Compare both versions', onClick: () => editor.compare(reason, 'shown') } : undefined}
			>
				<span>{text}</span>
				{wrong.length > 0 && (
					<ul className="mt-1 flex flex-wrap gap-x-4">
						{wrong.map(({ label, control }) => (
							<li key={control.id}>
								<button
									type="button"
									onClick={() => onGoTo(control)}
									className="min-h-7 text-start font-semibold underline underline-offset-2"
								>
									{label}
								</button>
							</li>
						))}
					</ul>
				)}
			</Alert>
		</div>
	)
}

/** The fields of the form that show an error. Their labels are in the document only. */
function useWrongFields(form: RefObject<HTMLFormElement | null>): readonly WrongField[] {
	const [wrong, setWrong] = useState<readonly WrongField[]>([])
	// After each render, which follows each change of the errors.
	useLayoutEffect(() => {
		const found = form.current ? wrongFields(form.current) : []
		setWrong((before) => (areSame(before, found) ? before : found))
	})
	return wrong
}

const areSame = (one: readonly WrongField[], other: readonly WrongField[]) =>
	one.length === other.length && one.every(({ control }, place) => control === other[place]?.control)
