import { Link } from 'react-router'
import type { AuditedAct } from '#contracts/operations/audit.ts'
import { actHref } from './act-href.ts'

type Props = Pick<AuditedAct, 'section' | 'action' | 'userId' | 'itemId' | 'title' | 'isThere'>

/** What an act was about: a link while it exists. */
export function ActSubject(act: Props) {
	const { title, itemId } = act
	const href = actHref(act)
	// Users who sign in act on their own account, and the row names them already.
	if (act.section === 'account' && itemId === act.userId) return null
	if (title === null) return itemId === null ? null : <span className="text-muted">Item {itemId}</span>
	if (!href) return <bdi className="wrap-anywhere">{title}</bdi>
	return (
		<Link to={href} className="font-medium wrap-anywhere text-brand underline-offset-4 hover:underline">
			<bdi>{title}</bdi>
		</Link>
	)
}
