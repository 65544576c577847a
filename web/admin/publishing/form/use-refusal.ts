import { useMemo } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { type ErrorCode, errors as refusals } from '#contracts/shared/error-catalogue.ts'
import { isRefusal, ServerUnreachable } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText, wrongFieldsText } from '#web/wrong-fields.ts'
import { namesFields, showFieldRefusals } from '../../forms/field-refusals.ts'
import { staffFailureText } from '../../forms/staff-failure.ts'
import { neededComparison } from '../../items/editor/item-editor.ts'
import type { FormEditor } from './form-editor.ts'

/** The reason with the next step, for failures whose own message names none. */
function explained(reason: unknown, notFound: ErrorCode): string | null {
	if (isRefusal(reason, 'write.stale'))
		return `${staffFailureText(reason, reason.message)} Compare both versions: nothing that you typed is lost.`
	if (isRefusal(reason, notFound))
		return 'It is not saved: the item has been deleted. What you typed stays in this tab. Restore the item from the trash, then save again.'
	if (reason instanceof ServerUnreachable)
		return 'It is not saved: there is no connection. What you typed stays in this tab. Save again once you are connected.'
	return null
}

type Options = {
	kind: ItemKindName
	state: FormEditor['state']
	/** The message of a failure that has none of its own. */
	failed: string
}

/** Tells why a save was refused: at its fields and in a toast, and above the form until they are mended. */
export function useRefusal<Values extends FieldValues>(
	form: UseFormReturn<Values>,
	{ kind, state, failed }: Options,
): { refusal: string | null; tell: (reason: unknown) => void } {
	const toast = useToast()
	const { getValues } = form
	const { errors, submitCount } = form.formState

	// By the values that were refused: a text that changes while the user types would scroll the page to it.
	const refusalTold = useMemo(() => {
		if (state.refusal === null) return null
		const { reason } = state.refusal
		return explained(reason, kindFacts[kind].notFound) ?? refusalText(reason, failed, getValues())
	}, [state.refusal, kind, failed, getValues])

	function refusalShown(): string | null {
		const wrong = submitCount > 0 ? Object.keys(errors) : []
		const isMended = wrong.length === 0 && namesFields(state.refusal?.reason, getValues())
		if (refusalTold !== null && !isMended) return refusalTold
		if (wrong.length > 0) return wrongFieldsText(wrong, getValues())
		return neededComparison(state) ? refusals['draft.stale'].message : null
	}

	return {
		refusal: refusalShown(),
		tell(reason) {
			showFieldRefusals(form, reason)
			toast({ tone: 'danger', text: refusalText(reason, failed, getValues()) })
		},
	}
}
