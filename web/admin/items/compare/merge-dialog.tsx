import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ItemDescription, Names } from '../item-description.ts'
import type { SideContent } from '../merge/entries.ts'
import { type Choice, type Choices, mergeContents, questionsIn, resolved } from '../merge/merged-content.ts'
import { Changes, changeCount } from './changes.tsx'
import { Questions } from './questions.tsx'
import { type Side, SideHeadings } from './two-versions.tsx'

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
	const made = (['mine', 'theirs'] as const)
		.map((side) => ({ count: changeCount(fields, side), label: sides[side].label }))
		.filter(({ count }) => count > 0)
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
			<SideHeadings sides={[mine, theirs]} />
			{questions.length > 0 && (
				<div className="mt-6" ref={list}>
					<h3 className="text-lg font-semibold">{countText(questions.length, 'to make')}</h3>
					<p className="mt-1 mb-4 text-sm text-muted">
						{base
							? `Both versions have changed ${questions.length === 1 ? 'this' : 'these'}.`
							: 'The version from which both began is not known, so each difference is listed.'}
					</p>
					{questions.length > 1 && (
						<div className="mb-5 flex flex-wrap gap-3">
							<Button variant="secondary" size="small" onClick={() => chooseAll('mine')}>
								Keep all of mine
							</Button>
							<Button variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
								Take all of theirs
							</Button>
						</div>
					)}
					<Questions
						questions={questions}
						sides={sides}
						names={names}
						choices={choices}
						onChoose={(id, choice) => setChoices({ ...choices, [id]: choice })}
					/>
				</div>
			)}
			{made.length > 0 && (
				<details className="mt-8 rounded-md bg-sunken px-4 py-3">
					<summary className="cursor-pointer font-semibold">
						Changed in one version only: {made.map(({ count, label }) => `${count} in “${label}”`).join(', ')}
					</summary>
					<p className="mt-2 mb-5 text-sm text-muted">The result has these changes. They need no choice.</p>
					<Changes
						fields={fields}
						versions={versions}
						names={names}
						labels={{ before: 'Before', mine: mine.label, theirs: theirs.label }}
					/>
				</details>
			)}
		</Dialog>
	)
}

const countText = (count: number, what: string) => `${count} ${count === 1 ? 'choice' : 'choices'} ${what}`

function leftText(asked: number, left: number): string {
	if (asked === 0) return 'There is nothing to choose.'
	return left === 0 ? 'All choices are made.' : `${countText(left, 'left')}.`
}
