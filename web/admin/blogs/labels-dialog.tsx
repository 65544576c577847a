import { blogLabelsPageSize } from '#contracts/content/blog-labels.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import { NameForm } from '../lists/names/name-form.tsx'
import { NamesDialog } from '../lists/names/names-dialog.tsx'
import type { LabelCalls } from './label-calls.ts'

type Props = {
	kind: LabelCalls
	hrefForPage: (page: number) => string
	onClose: () => void
	/** Reloads the list behind the dialog, which shows the names. */
	onChanged: () => void
}

/** The categories or tags of blogs, ten to a page. */
export function LabelsDialog({ kind, hrefForPage, onClose, onChanged }: Props) {
	return (
		<NamesDialog
			title={kind.title}
			description={kind.description}
			noun={kind.noun}
			load={kind.page}
			pages={{ size: blogLabelsPageSize, hrefFor: hrefForPage }}
			loadFailed="The list could not be loaded. Check your connection."
			empty={kind.empty}
			rowOf={(label) => label}
			form={(label, steps) => (
				<NameForm
					{...steps}
					noun={kind.noun}
					name={label?.name ?? null}
					required={kind.required}
					field={kind.field}
					save={(name) => kind.save({ id: label?.id ?? null, name })}
				/>
			)}
			deletion={(label, steps) => (
				<DeleteDialog {...steps} noun={kind.noun} notFoundCode={kind.notFoundCode} erase={() => kind.erase(label.id)}>
					<bdi className="font-semibold text-ink">{label.name}</bdi> {kind.afterDelete}
				</DeleteDialog>
			)}
			onClose={onClose}
			onChanged={onChanged}
		/>
	)
}
