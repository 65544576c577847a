import { type ReactNode, useMemo, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ItemDescription, Names } from '../item-description.ts'
import { allOf, compareFields } from './compared-fields.ts'
import { ComparedList } from './compared-list.tsx'
import { mergedContent } from './merged-content.ts'
import { onlyTheirs, undecidedCount } from './only-theirs.ts'
import type { Choices, Side, SideContent } from './sides.ts'

/** `base`: the version from which both began. */
type Versions = { description: ItemDescription; names: Names; mine: Side; theirs: Side; base: SideContent }

type Props = Versions & {
	open: boolean
	title: string
	lead: ReactNode
	onCancel: () => void
	onConfirm: (chosen: SideContent) => Promise<void>
	/** Why the last confirmation failed. */
	error?: string | null
}

/** The user chooses a version of each field. Until they confirm, nothing changes. */
export function ConflictDialog({ open, title, lead, error, onCancel, onConfirm, ...versions }: Props) {
	const [busy, setBusy] = useState(false)
	const [choices, setChoices] = useState<Choices>({})
	/** How many parts must be chosen before the choice can be used. */
	const [missing, setMissing] = useState(0)
	const [wasOpen, setWasOpen] = useState(open)
	if (wasOpen !== open) {
		setWasOpen(open)
		if (open) setChoices({})
	}

	function choose(next: Choices) {
		setChoices(next)
		setMissing(0)
	}

	async function confirm() {
		const { description, names, mine, theirs, base } = versions
		const compared = compareFields(description, names, { mine, theirs })
		const count = undecidedCount(onlyTheirs(compared, mine, base), choices)
		setMissing(count)
		if (count > 0) return
		setBusy(true)
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
					{missing > 0 && (
						<p role="alert" className="me-auto text-sm font-medium text-danger">
							{missing === 1
								? 'Choose a version of the part that only the other side has changed.'
								: `Choose a version of the ${missing} parts that only the other side has changed.`}
						</p>
					)}
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
			<VersionsToChoose {...versions} choices={choices} onChoices={choose} />
		</Dialog>
	)
}

type ChoosingProps = Versions & { choices: Choices; onChoices: (choices: Choices) => void }

/** Apart from the dialog, so that only an open one compares. */
function VersionsToChoose({ description, names, mine, theirs, base, choices, onChoices }: ChoosingProps) {
	const compared = useMemo(
		() => compareFields(description, names, { mine, theirs }),
		[description, names, mine, theirs],
	)
	const open = useMemo(() => onlyTheirs(compared, mine, base), [compared, mine, base])
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
				open={open}
				onChoices={onChoices}
			/>
		</>
	)
}
