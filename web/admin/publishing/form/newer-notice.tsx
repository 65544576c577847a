import { Alert } from '#web/ui/alert.tsx'
import { hasChanges, neededComparison } from '../../items/editor/item-editor.ts'
import { useFormParts } from './form-context.ts'

/** Says that a colleague has saved the item since the form was opened, as the last report of the form has told. */
export function NewerNotice() {
	const { item, others, state, editor, startOver } = useFormParts()
	const isOpen = state.phase === 'opened' || state.phase === 'changed'
	const isNewer = item && (others?.version ?? 0) > (editor.baseVersion() ?? item.version)
	if (!isOpen || !isNewer || neededComparison(state)) return null
	const merge = { label: 'Merge now', onClick: () => editor.compare('live changed', 'asking') }
	return (
		<Alert tone="info" action={hasChanges(state) ? merge : { label: 'Show it', onClick: startOver }}>
			A colleague has published or saved a newer version. Nothing that you type here is lost.
		</Alert>
	)
}
