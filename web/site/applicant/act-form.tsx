import { type ApplicantAct, confirmingDigits, eraseWithinDays } from '#contracts/hiring/applicant-page.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type Wording = { title: string; text: string; button: string; tone?: 'danger' }

const wordings: Readonly<Record<ApplicantAct, Wording>> = {
	withdraw: {
		title: 'Withdraw the application',
		text: 'We then stop reading it. You cannot take this back, but you can apply again while the position is open.',
		button: 'Withdraw the application',
		tone: 'danger',
	},
	'replace-cv': {
		title: 'Replace the CV',
		text: 'The new file takes the place of the one that you have sent, until we begin to read.',
		button: 'Replace the CV',
	},
	download: {
		title: 'Download your data',
		text: 'A file (JSON) with all that you have sent, your CV included, and the letters that we have sent to you.',
		button: 'Download your data',
	},
	erase: {
		title: 'Ask for the erasure',
		text: `We erase the application, the CV and our letters within ${eraseWithinDays} days, and tell you by mail. This withdraws the application.`,
		button: 'Ask for the erasure',
		tone: 'danger',
	},
}

type Props = { act: ApplicantAct; token: string; path: string }

/** The form of an act. It works without script. */
export function ActForm({ act, token, path }: Props) {
	const { title, text, button, tone } = wordings[act]
	return (
		<details className="group border-b border-line first:border-t">
			<summary className="cursor-pointer py-4 text-title hover:text-brand">{title}</summary>
			<form method="post" action={path} encType="multipart/form-data" className="grid max-w-[34rem] gap-4 pb-6">
				<p className="text-muted">{text}</p>
				<input type="hidden" name="act" value={act} />
				<input type="hidden" name="token" value={token} />
				{act === 'replace-cv' && (
					<TextField
						label="New CV"
						id={`${act}-file`}
						name="file"
						type="file"
						required
						help="PDF or DOCX, at most 5 MB"
						accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
					/>
				)}
				<TextField
					label={`The last ${confirmingDigits} digits of your mobile number`}
					id={`${act}-digits`}
					name="digits"
					inputMode="numeric"
					autoComplete="off"
					required
					help="As you typed it in the application"
				/>
				<div>
					<Button type="submit" variant={tone ?? 'primary'}>
						{button}
					</Button>
				</div>
			</form>
		</details>
	)
}
