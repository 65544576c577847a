import { Alert } from '#web/ui/alert.tsx'
import { hasChanges, neededComparison } from '../../items/editor/item-editor.ts'
import { useFormParts } from './form-context.ts'

/** Says that a colleague has saved the item since the form was opened. The form learns it from the answer to its regular report. */
export function NewerNotice() {
	const { item, others, state, editor, startOver } = useFormParts()
	const isNewer = item && (others?.version ?? 0) > (editor.baseVersion() ?? item.version)
	if (!isNewer || neededComparison(state)) return null
	const merge = { label: 'Merge now', onClick: () => editor.compare('live changed', 'asking') }
	return (
		<Alert tone="info" action={hasChanges(state) ? merge : { label: 'Show it', onClick: startOver }}>
			A newer version was published or saved since you opened this form. Nothing that you type here is lost.
		</Alert>
	)
}
