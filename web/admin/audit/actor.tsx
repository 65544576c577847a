import { Link } from 'react-router'
import type { AuditedAct } from '#contracts/operations/audit.ts'
import { userHref } from '../row-hrefs.ts'

type Props = Pick<AuditedAct, 'userId' | 'userName' | 'userNameNow' | 'fullName'>

/** The full name of the user, linked to them, and the user name of that time. */
export function Actor({ userId, userName, userNameNow, fullName }: Props) {
	if (userId === null) return 'Not signed in'
	const isRenamed = userNameNow !== null && userNameNow !== userName
	return (
		<>
			<Link to={userHref(userId)} className="underline-offset-4 hover:underline">
				<bdi>{fullName}</bdi>
			</Link>{' '}
			<span className="text-muted">
				<bdi>{userName}</bdi>
				{isRenamed && (
					<span>
						, now <bdi>{userNameNow}</bdi>
					</span>
				)}
			</span>
		</>
	)
}
