import type { Job } from '#contracts/careers/careers.ts'
import { careersAddress } from '#web/content/careers-address.ts'

/** Replaces the form without script: the bot check needs script, a letter does not. */
export function ApplyByMail({ job }: { job: Pick<Job, 'id' | 'jobPosition'> }) {
	const subject = encodeURIComponent(`Application: ${job.jobPosition} (${job.id})`)
	return (
		<noscript>
			<p>The form needs JavaScript, which is switched off in your browser. You can apply by mail instead:</p>
			<p className="mt-4 text-lg">
				<a
					href={`mailto:${careersAddress}?subject=${subject}`}
					className="inline-block py-0.5 font-semibold text-brand underline"
				>
					{careersAddress}
				</a>
			</p>
			<p className="mt-4">Keep the subject, attach your CV (PDF or DOCX, at most 5 MB), and tell us:</p>
			<ul className="mt-2 list-disc ps-6">
				<li>your first and last name</li>
				<li>your mobile number, with country code</li>
				<li>your experience in years</li>
				<li>your notice period</li>
				<li>where you live</li>
			</ul>
		</noscript>
	)
}
