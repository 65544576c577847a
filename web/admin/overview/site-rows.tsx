import type { Needs } from '#contracts/operations/dashboard.ts'
import { DateTime } from '../date-time.tsx'
import type { Need } from './need-card.tsx'

const href = '/Admin/Health'

/** What is wrong with the site, a row for each fault. */
export function siteRows({
	silentMinutes,
	signsDown,
	missingFiles,
	lastBackup,
	isBackupDue,
}: NonNullable<Needs['site']>): Need[] {
	const row = (key: string, title: string, note: string): Need => ({
		...{ key, href, title, note, at: null },
		flag: { tone: 'danger', word: 'Bad' },
	})
	return [
		...(silentMinutes === null
			? []
			: [row('cron', 'The jobs do not run', `The last run was ${silentMinutes.toLocaleString('en')} minutes ago`)]),
		...(signsDown.length === 0 ? [] : [row('signs', 'A part of the site is down', signsDown.join(', '))]),
		...(missingFiles === 0
			? []
			: [row('files', 'Files are missing', 'The page Health names them, and the items that show them')]),
		...(isBackupDue
			? [
					{
						key: 'backup',
						href,
						title: lastBackup === null ? 'No backup has been taken' : 'A new backup is due',
						note: lastBackup === null ? 'The page Health has the command' : 'The last one is of',
						at: lastBackup && <DateTime at={lastBackup} near />,
						flag: { tone: 'warning' as const, word: 'Due' },
					},
				]
			: []),
	]
}
