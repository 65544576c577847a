import { Alert } from '#web/ui/alert.tsx'
import { hasChanges, neededComparison } from '../../items/editor/item-editor.ts'
import { useFormParts } from './form-context.ts'

/** Says that the item was saved since the form was opened, as the last report of the form has told. */
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
