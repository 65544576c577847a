import { careersAddress } from '#web/content/careers-address.ts'
import { pages } from '#web/content/pages.ts'

const link = 'underline underline-offset-2 hover:text-ink'

export function Keeping({ retentionDays }: { retentionDays: number }) {
	return (
		<p className="text-sm text-muted">
			By sending this form you agree that we keep what you have typed and your CV to decide on this application. We
			erase both {retentionDays} days after the closing date. To have them erased earlier, write to{' '}
			<a href={`mailto:${careersAddress}`} className={link}>
				{careersAddress}
			</a>
			. Our{' '}
			<a href={pages.privacyPolicy.path} className={link}>
				privacy policy
			</a>{' '}
			has the details.
		</p>
	)
}
