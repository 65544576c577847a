import { lazy, Suspense, useState } from 'react'
import { kindFacts } from '#contracts/items/kinds.ts'
import { isRefusal } from '#web/api.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { OthersLine } from '../../items/drafts/others-line.tsx'
import { hasChanges } from '../../items/editor/item-editor.ts'
import { itemState } from '../item-state.ts'
import { useFormParts } from './form-context.ts'
import type { FormEditor } from './form-editor.ts'

const StatesHelp = lazy(() => import('./states-help.tsx'))

/** What the form edits, its state, and who else has it open. */
export function FormHead({ title }: { title: string }) {
	const form = useFormParts()
	const [asking, setAsking] = useState(false)
	const { tone, text } = itemState({
		saved: form.saved,
		hasDraft: hasChanges(form.state),
		changesAt: form.changesAt,
		isInTrash: isDeleted(form),
	})
	return (
		<header className="flex min-w-0 flex-col gap-1.5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<h1 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h1>
				<button
					type="button"
					aria-haspopup="dialog"
					title="What the states mean"
					onClick={() => setAsking(true)}
					className="inline-flex min-h-7 items-center rounded-full"
				>
					<span className="sr-only">State: </span>
					<StatusPill tone={tone}>{text}</StatusPill>
				</button>
			</div>
			{form.savedTitle && (
				<p dir="auto" title={form.savedTitle} className="truncate text-base text-muted">
					{form.savedTitle}
				</p>
			)}
			{form.others && <OthersLine others={form.others} />}
			{asking && (
				<Suspense>
					<StatesHelp onClose={() => setAsking(false)} />
				</Suspense>
			)}
		</header>
	)
}

/** Whether the item went to the trash while the form was open. */
const isDeleted = ({ item, others, state, description }: FormEditor) =>
	item !== null && (others?.version === null || isRefusal(state.refusal?.reason, kindFacts[description.kind].notFound))
