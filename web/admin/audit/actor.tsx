import type { AuditedAct } from '#contracts/operations/audit.ts'

/** The user's name at that time, the id, and today's name if it has changed. */
export function Actor({ userId, userName, userNameNow }: Pick<AuditedAct, 'userId' | 'userName' | 'userNameNow'>) {
	if (userId === null) return 'Not signed in'
	return (
		<>
			<bdi>{userName}</bdi> <span className="text-muted">(user {userId})</span>
			{userNameNow !== null && userNameNow !== userName && (
				<span className="block text-muted">
					now <bdi>{userNameNow}</bdi>
				</span>
			)}
		</>
	)
}
