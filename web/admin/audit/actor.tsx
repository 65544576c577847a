import type { AuditedAct } from '#contracts/operations/audit.ts'

/** Who did it: the name of that time, the user's number, which never changes, and the name of today where that is another one. */
export function Actor({ userId, userName, userNameNow }: Pick<AuditedAct, 'userId' | 'userName' | 'userNameNow'>) {
	if (userId === null) return 'Nobody signed in'
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
