import { type ReactNode, useMemo, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ItemDescription, Names } from '../descriptions.ts'
import { allOf, compareFields } from './compared-fields.ts'
import { ComparedList } from './compared-list.tsx'
import { mergedContent } from './merged-content.ts'
import type { Choices, Content, Side } from './sides.ts'

type Versions = { description: ItemDescription; names: Names; mine: Side; theirs: Side }

type Props = Versions & {
	open: boolean
	title: string
	lead: ReactNode
	onCancel: () => void
	onConfirm: (chosen: Content) => Promise<void>
	/** Why the last confirmation failed. */
	error?: string | null
}

/** Asks which version of each field to use. Until it is confirmed, nothing changes. */
export function ConflictDialog({ open, title, lead, error, onCancel, onConfirm, ...versions }: Props) {
	const [busy, setBusy] = useState(false)
	const [choices, setChoices] = useState<Choices>({})
	const [wasOpen, setWasOpen] = useState(open)
	if (wasOpen !== open) {
		setWasOpen(open)
		if (open) setChoices({})
	}

	async function confirm() {
		setBusy(true)
		const { description, names, mine, theirs } = versions
		const compared = compareFields(description, names, { mine, theirs })
		await onConfirm(mergedContent(description, compared, { mine, theirs }, choices))
		setBusy(false)
	}

	return (
		<Dialog
			title={title}
			description={lead}
			open={open}
			onOpenChange={(isOpen) => !isOpen && onCancel()}
			size="full"
			footer={
				<>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
					<Button busy={busy} onClick={() => void confirm()}>
						Use this
					</Button>
				</>
			}
		>
			{error && (
				<Alert tone="danger" className="mb-5">
					{error}
				</Alert>
			)}
			<VersionsToChoose {...versions} choices={choices} onChoices={setChoices} />
		</Dialog>
	)
}

type ChoosingProps = Versions & { choices: Choices; onChoices: (choices: Choices) => void }

/** Apart from the dialog, so that only an open one compares. */
function VersionsToChoose({ description, names, mine, theirs, choices, onChoices }: ChoosingProps) {
	const compared = useMemo(
		() => compareFields(description, names, { mine, theirs }),
		[description, names, mine, theirs],
	)
	return (
		<>
			<div className="mb-5 flex flex-wrap gap-3">
				<Button variant="secondary" size="small" onClick={() => onChoices(allOf('mine', compared))}>
					Keep all of mine
				</Button>
				<Button variant="secondary" size="small" onClick={() => onChoices(allOf('theirs', compared))}>
					Take all of theirs
				</Button>
			</div>
			<ComparedList
				compared={compared}
				names={names}
				mine={mine}
				theirs={theirs}
				choices={choices}
				onChoices={onChoices}
			/>
		</>
	)
}
