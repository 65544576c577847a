import { Link } from 'react-router'
import type { Account } from '#contracts/auth/auth.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { Alert } from '#web/ui/alert.tsx'
import { serverNow } from '../session/server-clock.ts'

/** Days until the back office asks for a second factor, 0 if it does already. null: it never does. */
export const daysToFactor = ({ hasFactor, factorDueAt }: Account): number | null =>
	hasFactor || factorDueAt === null ? null : Math.max(0, Math.ceil((Date.parse(factorDueAt) - serverNow()) / dayMs))

/** Leads users to the Account page who need a second factor and have none. */
export function FactorBanner({ days }: { days: number }) {
	return (
		<Alert tone="warning" className="mb-6">
			<Link to="/Admin/Account" className="underline underline-offset-4 hover:no-underline">
				{days === 0
					? 'Set up a second factor now: the rest of the back office opens after that'
					: `Set up a second factor within ${days === 1 ? '1 day' : `${days} days`}`}
			</Link>
		</Alert>
	)
}
