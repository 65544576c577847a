import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import type { Dashboard } from '#contracts/operations/dashboard.ts'
import { openingHref, type StaffMenuItem } from '../frame/menu.ts'
import { hasOpenedList } from '../session/list-memory.ts'

type Step = { label: string; help: string; href: string; done: boolean }

/** What a new account does first. A section counts as opened in this browser, or once something was written in it. */
function stepsOf(
	done: NonNullable<Dashboard['firstSteps']>,
	items: readonly StaffMenuItem[],
	hasOpened: boolean,
): Step[] {
	const [first] = items
	const written = items.find((item): item is StaffMenuItem & { section: ItemKindName } =>
		Object.hasOwn(kindFacts, item.section),
	)
	return [
		{
			label: 'Choose a password of your own',
			help: 'Only you know it then.',
			href: '/Admin/Account',
			done: done.password,
		},
		...(first
			? [
					{
						label: `Open ${first.label}`,
						help: first.about,
						href: openingHref(first),
						done: hasOpened || done.draft,
					},
				]
			: []),
		...(written
			? [
					{
						label: 'Write a first draft',
						help: 'Drafts are saved while you type. Visitors see nothing of them.',
						href: kindFacts[written.section].addPath,
						done: done.draft,
					},
				]
			: []),
	]
}

type Props = { done: NonNullable<Dashboard['firstSteps']>; items: readonly StaffMenuItem[] }

/** Goes away once all is done. */
export function FirstSteps({ done, items }: Props) {
	const steps = stepsOf(done, items, hasOpenedList())
	if (steps.every((step) => step.done)) return null
	return (
		<section aria-labelledby="steps" className="rounded-md border border-line bg-surface">
			<h2 id="steps" className="px-4 py-3 text-sm font-semibold">
				First steps
			</h2>
			<ol>
				{steps.map((step) => (
					<StepRow key={step.label} step={step} />
				))}
			</ol>
		</section>
	)
}

const StepRow = ({ step: { label, help, href, done } }: { step: Step }) => (
	<li className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-sm">
		{done ? (
			<CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
		) : (
			<CircleDashed aria-hidden="true" className="size-5 shrink-0 text-muted" />
		)}
		{done ? (
			<span className="text-muted line-through">
				{label}
				<span className="sr-only"> (done)</span>
			</span>
		) : (
			<span className="min-w-0">
				<Link to={href} className="font-medium text-brand underline-offset-4 hover:underline">
					{label}
				</Link>
				<span className="ms-2 text-muted">{help}</span>
			</span>
		)}
	</li>
)
