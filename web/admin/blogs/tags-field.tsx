import type { Ref } from 'react'
import type { BlogTag } from '#contracts/content/blogs.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes, RequiredMark, useField } from '#web/ui/field-frame.tsx'
import { idsIn } from '../lists/list-address.ts'

type Props = {
	tags: readonly BlogTag[]
	/** Ids separated by commas. */
	value: string
	onChange: (value: string) => void
	onBlur: () => void
	required: boolean
	error?: string
	/** The first tag. It gets the focus if the field is invalid. */
	ref?: Ref<HTMLInputElement>
}

/** All tags as checkboxes. */
export function TagsField({ tags, value, onChange, onBlur, required, error, ref }: Props) {
	const help = tags.length === 0 ? 'No tags yet. Add one in the list, under Tags.' : undefined
	const { ids, control } = useField({ help, error, required })
	const chosen = idsIn(value)
	const toggle = (id: number, on: boolean) =>
		onChange((on ? [...chosen, id] : chosen.filter((each) => each !== id)).join(','))
	return (
		<fieldset aria-describedby={control['aria-describedby']} onBlur={onBlur} className="flex flex-col gap-1.5">
			<legend className="mb-1.5 text-sm font-semibold">
				Tags
				{required && <RequiredMark />}
			</legend>
			<div className="flex flex-wrap gap-2">
				{tags.map(({ tagsId, tagsName }, index) => {
					const on = chosen.includes(tagsId)
					return (
						<label
							key={tagsId}
							className={classNames(
								'inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm transition-colors',
								'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
								on ? 'border-brand bg-brand-soft text-brand-strong' : 'border-edge bg-surface hover:border-ink',
							)}
						>
							<input
								ref={index === 0 ? ref : undefined}
								type="checkbox"
								checked={on}
								aria-invalid={control['aria-invalid']}
								onChange={({ target: { checked } }) => toggle(tagsId, checked)}
								className="size-4 accent-brand outline-none"
							/>
							{tagsName}
						</label>
					)
				})}
			</div>
			<FieldNotes ids={ids} help={help} error={error} />
		</fieldset>
	)
}
