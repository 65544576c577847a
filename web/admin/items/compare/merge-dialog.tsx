import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ItemDescription, Names } from '../item-description.ts'
import type { SideContent } from '../merge/entries.ts'
import {
	type Choice,
	type Choices,
	type MergedField,
	mergeContents,
	questionsIn,
	resolved,
	type Versions,
} from '../merge/merged-content.ts'
import type { SideName } from '../merge/merged-entries.ts'
import { Changes, changeCount } from './changes.tsx'
import { Questions } from './questions.tsx'
import { type Side, SideHeading } from './two-versions.tsx'

type Props = {
	description: ItemDescription
	names: Names
	mine: Side
	theirs: Side
	/** The version from which both began. null: nobody knows it. */
	base: SideContent | null
	title: string
	lead: ReactNode
	onCancel: () => void
	onConfirm: (merged: SideContent) => Promise<void>
	/** Why the last confirmation failed. */
	error?: string | null
}

/** Merges two versions. The user chooses where both have changed the same; until they confirm, nothing changes. */
export function MergeDialog({
	description,
	names,
	mine,
	theirs,
	base,
	title,
	lead,
	error,
	onCancel,
	onConfirm,
}: Props) {
	const [busy, setBusy] = useState(false)
	const [choices, setChoices] = useState<Choices>({})
	const list = useRef<HTMLDivElement>(null)
	const reasonId = useId()
	const versions = useMemo(() => ({ base, mine, theirs }), [base, mine, theirs])
	const fields = useMemo(() => mergeContents(description, versions), [description, versions])
	const questions = useMemo(() => questionsIn(fields), [fields])
	const open = questions.filter(({ id }) => choices[id] === undefined)
	const sides = { mine, theirs }

	const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(questions.map(({ id }) => [id, choice])))

	async function confirm() {
		if (open.length > 0) {
			const unchosen = 'fieldset:not(:has(:checked)) input'
			list.current?.querySelector<HTMLElement>(unchosen)?.focus()
			return
		}
		setBusy(true)
		await onConfirm(resolved(fields, choices, versions))
		setBusy(false)
	}

	return (
		<Dialog
			title={title}
			description={lead}
			open
			onOpenChange={(isOpen) => !isOpen && onCancel()}
			size="full"
			footer={
				<>
					<p id={reasonId} role="status" className="me-auto self-center text-sm text-muted">
						{leftText(questions.length, open.length)}
					</p>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
					<Button
						busy={busy}
						aria-disabled={open.length > 0 || undefined}
						aria-describedby={reasonId}
						onClick={() => void confirm()}
						className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
					>
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
			<div className="mb-6 grid gap-3 tablet:grid-cols-2">
				<SideHeading side={mine} />
				<SideHeading side={theirs} />
			</div>
			{questions.length > 0 && (
				<section className="mb-8" aria-label="Choices" ref={list}>
					<h3 className="mb-3 text-lg font-semibold">{toMakeText(questions.length)}</h3>
					<p className="mb-4 text-sm text-muted">
						{base
							? 'Both versions have changed these.'
							: 'The version from which both began is not known, so each difference is listed.'}
					</p>
					<div className="mb-5 flex flex-wrap gap-3">
						<Button variant="secondary" size="small" onClick={() => chooseAll('mine')}>
							Keep all of mine
						</Button>
						<Button variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
							Take all of theirs
						</Button>
					</div>
					<Questions
						questions={questions}
						sides={sides}
						names={names}
						choices={choices}
						onChoose={(id, choice) => setChoices({ ...choices, [id]: choice })}
					/>
				</section>
			)}
			<Taken fields={fields} versions={versions} names={names} sides={sides} />
		</Dialog>
	)
}

type TakenProps = { fields: readonly MergedField[]; versions: Versions; names: Names; sides: Record<SideName, Side> }

/** What only one side has changed, folded. */
function Taken({ fields, versions, names, sides }: TakenProps) {
	const counts = (['mine', 'theirs'] as const).map((side) => ({ side, count: changeCount(fields, side) }))
	const made = counts.filter(({ count }) => count > 0)
	if (made.length === 0) return null
	return (
		<details className="rounded-md bg-sunken px-4 py-3">
			<summary className="cursor-pointer font-semibold">
				Taken by itself: {made.map(({ side, count }) => `${count} from “${sides[side].label}”`).join(', ')}
			</summary>
			<p className="mt-2 mb-5 text-sm text-muted">Only one version has changed these.</p>
			<Changes
				fields={fields}
				versions={versions}
				names={names}
				labels={{ before: 'Before', mine: sides.mine.label, theirs: sides.theirs.label }}
			/>
		</details>
	)
}

const toMakeText = (count: number) => (count === 1 ? '1 choice to make' : `${count} choices to make`)

function leftText(asked: number, left: number): string {
	if (asked === 0) return 'There is nothing to choose.'
	if (left === 0) return 'All choices are made.'
	return left === 1 ? '1 choice is left.' : `${left} choices are left.`
}
