import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { kindFacts } from '#contracts/items/kinds.ts'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import type { Needs } from '#contracts/operations/dashboard.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { scheduledSoonDays } from '#contracts/shared/periods.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DateTime } from '../date-time.tsx'
import { type Need, NeedCard, NeedRows } from '../overview/need-card.tsx'
import { dashboardApi } from '../staff-api.ts'
import { sinceText } from './own-time.ts'
import { SiteAt } from './site-at.tsx'

const acts = {
	publish: 'goes live',
	unpublish: 'ends',
	replace: 'is replaced',
	refused: 'was not replaced',
} as const satisfies Record<ComingUpRow['act'], string>

/** The next changes by schedule. Refused and late versions lead the list. */
export function ComingUp({ count, later, rows }: NonNullable<Needs['scheduled']>) {
	const toast = useToast()
	const [all, setAll] = useState<readonly ComingUpRow[] | null>(null)
	const [busy, setBusy] = useState(false)
	const more = count + later - rows.length

	async function showAll() {
		setBusy(true)
		try {
			setAll(await answerOf(dashboardApi.comingup.$get()))
		} catch (failure) {
			toast({ tone: 'danger', text: failureText(failure, 'The list could not be loaded. Check your connection.') })
		}
		setBusy(false)
	}

	return (
		<NeedCard
			icon={CalendarClock}
			title="Coming up"
			period={`in the next ${scheduledSoonDays} days`}
			count={count}
			action={
				more > 0 && (
					<Button
						variant="quiet"
						size="small"
						busy={busy}
						aria-expanded={all !== null}
						className="px-2! font-medium text-muted"
						onClick={() => (all ? setAll(null) : void showAll())}
					>
						{all ? 'Show fewer' : 'Show all'}
					</Button>
				)
			}
		>
			<NeedRows rows={(all ?? rows).map(needOf)} />
			{rows.length === 0 && !all && (
				<p className="border-t border-line px-4 py-3 text-sm text-muted">
					{later === 1 ? 'One change is scheduled later.' : `${later} changes are scheduled later.`}
				</p>
			)}
			<SiteAt />
		</NeedCard>
	)
}

function needOf({ kind, itemId, title, act, at, triedSince, failure }: ComingUpRow): Need {
	const { noun, editPath } = kindFacts[kind]
	const isLate = triedSince !== null
	const happens = `${capitalised(noun)} ${isLate ? 'was to be replaced' : acts[act]}`
	return {
		key: `${kind} ${itemId} ${act}`,
		href: `${editPath}/${itemId}`,
		title,
		note: (
			<>
				<span>{happens}</span>
				{isLate && <span>. Is being tried again since {sinceText(triedSince)}.</span>}
				{failure && <span className="text-danger">: {failure}</span>}
			</>
		),
		at: <DateTime at={at} near />,
		flag:
			act === 'refused' ? { tone: 'danger', word: 'Refused' } : isLate ? { tone: 'warning', word: 'Late' } : undefined,
	}
}
