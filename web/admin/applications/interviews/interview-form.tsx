import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { filledReply } from '#contracts/desks/replies.ts'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { type Interview, interviewPlan, usualInterview } from '#contracts/hiring/interviews.ts'
import { companyMoment, companyTime } from '#contracts/shared/company-time.ts'
import { answerOf } from '#web/api.ts'
import { brand } from '#web/content/brand.ts'
import { CheckboxField, SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useDesk } from '../../desks/desk-context.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { useKeptForm } from '../../forms/use-kept-form.ts'
import { validationMode } from '../../forms/validation-mode.ts'
import { serverNow } from '../../session/server-clock.ts'
import { interviewsApi } from '../../staff-api.ts'
import { useLoaded } from '../../use-loaded.ts'

/** The fields as they are typed: the time is the company's. The form library has no list for a single box. */
const typedPlan = z.extend(z.omit(interviewPlan, { subjectId: true }), {
	startsAt: z
		.pipe(
			z.transform((typed: string) => typed && companyMoment(typed)),
			interviewPlan.shape.startsAt,
		)
		.check(z.refine((at) => Date.parse(at) > serverNow(), 'Choose a time that is still to come')),
	colleagues: z.pipe(
		z.transform((chosen: (string | number)[]) => [chosen].flat().filter(Boolean)),
		interviewPlan.shape.colleagues,
	),
})

type Props = { subject: HiringRow; interview: Interview | null; onClose: () => void }

/** Plans an interview, or moves one. */
export function InterviewForm({ subject, interview, onClose }: Props) {
	const { desk, me, people } = useDesk()
	const { data: templates } = useLoaded(desk.calls.savedReplies.list)
	const form = useForm<z.input<typeof typedPlan>, unknown, z.output<typeof typedPlan>>({
		resolver: standardSchemaResolver(typedPlan),
		defaultValues: {
			...{ startsAt: '', minutes: usualInterview, place: '', words: '', colleagues: me === null ? [] : [String(me)] },
			...(interview && {
				startsAt: companyTime(new Date(interview.startsAt)),
				...{ minutes: interview.minutes, place: interview.place },
				colleagues: interview.colleagues.map(({ id }) => String(id)),
			}),
		},
		...validationMode,
	})
	const { errors } = form.formState
	const kept = useKeptForm(form, `${desk.path}?interview=${interview?.id ?? `of-${subject.id}`}`)

	const save = (json: z.output<typeof typedPlan>) =>
		interview
			? answerOf(interviewsApi.moveinterview.$post({ json: { ...json, id: interview.id, version: interview.version } }))
			: answerOf(interviewsApi.planinterview.$post({ json: { ...json, subjectId: subject.id } }))

	function fill(id: string) {
		const text = templates?.find((template) => String(template.id) === id)?.text ?? ''
		const myName = people.find((person) => person.id === me)?.fullName ?? ''
		const filled = filledReply(text, { ...desk.placeholders.of(subject), me: myName })
		form.setValue('words', filled, { shouldDirty: true })
	}

	return (
		<DialogForm
			{...{ form, save, kept }}
			{...{ onCancel: onClose, onStartOver: onClose, onSaved: onClose }}
			savedText={interview ? 'Interview moved' : 'Interview planned'}
		>
			<div className="grid gap-5 tablet:grid-cols-[1fr_9rem]">
				<TextField
					label="Starts at"
					type="datetime-local"
					required
					help={`In ${brand.timeZone.name}.`}
					error={errors.startsAt?.message}
					{...form.register('startsAt')}
				/>
				<TextField
					label="Minutes"
					type="number"
					required
					error={errors.minutes?.message}
					{...form.register('minutes', { valueAsNumber: true })}
				/>
			</div>
			<TextField
				label="Place"
				required
				help="An address, or a link to a call."
				error={errors.place?.message}
				{...form.register('place')}
			/>
			{templates && templates.length > 0 && (
				<SelectField
					label="Template"
					help="Replaces the words below."
					defaultValue=""
					onChange={({ target }) => fill(target.value)}
				>
					<option value="">None</option>
					{templates.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
			)}
			<TextArea
				label="Words for the applicant"
				rows={5}
				help="Time and place follow them. If it is empty, the mail has a usual sentence."
				error={errors.words?.message}
				{...form.register('words')}
			/>
			<fieldset>
				<legend className="mb-2 text-sm font-semibold">Colleagues</legend>
				<div className="grid gap-x-6 gap-y-1 tablet:grid-cols-2">
					{people.map(({ id, fullName }) => (
						<CheckboxField key={id} label={<bdi>{fullName}</bdi>} value={String(id)} {...form.register('colleagues')} />
					))}
				</div>
				{errors.colleagues && (
					<p role="alert" className="mt-2 text-sm font-medium text-danger">
						{errors.colleagues.message}
					</p>
				)}
			</fieldset>
		</DialogForm>
	)
}
