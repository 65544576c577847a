import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { rolesFor, type Section } from '#contracts/auth/roles.ts'
import type { DeskPeople } from '#contracts/desks/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { permissions, userPermissions, users } from '#worker/data/users.table.ts'
import type { Desk } from './desk.ts'

/** Whether a user of the query is active and may open a section. */
export const mayOpenSection = (db: Database, section: Section): SQL | undefined =>
	and(
		eq(users.active, true),
		exists(
			db
				.select({ id: permissions.id })
				.from(userPermissions)
				.innerJoin(permissions, eq(permissions.id, userPermissions.permissionId))
				.where(and(eq(userPermissions.userId, users.id), inArray(permissions.role, [...rolesFor(section)]))),
		),
	)

/** The users who may open subjects of the desk, by name. `owns`: whether they may own subjects, too. */
export const selectDeskPeople = (db: Database, desk: Pick<Desk, 'isColleague' | 'isReader'>) =>
	db
		.select({
			id: users.id,
			fullName: users.fullName,
			userName: users.userName,
			owns: sql<boolean>`${desk.isColleague(db)}`.mapWith(Boolean).as('owns'),
		})
		.from(users)
		.where(desk.isReader(db))
		.orderBy(asc(users.fullName), asc(users.id))

/** Those of them who may open a subject. */
export const selectReaders = (db: Database, desk: Desk, subjectId: number) =>
	selectDeskPeople(db, {
		...desk,
		isReader: () =>
			and(
				desk.isReader(db),
				exists(
					db
						.select({ id: desk.subjects.id })
						.from(desk.subjects)
						.where(and(eq(desk.subjects.id, subjectId), desk.mayOpen(users.id))),
				),
			),
	})

const mention = /(?<![\p{L}\p{N}])@([\p{L}\p{N}._|-]+)/gu

/** The people whom a note names as @username. */
export function mentionedIn(text: string, people: DeskPeople): DeskPeople {
	const names = new Set(
		Array.from(text.matchAll(mention), ([, name = '']) => name.replace(/[.|_-]+$/, '').toLowerCase()),
	)
	return people.filter(({ userName }) => names.has(userName.toLowerCase()))
}
