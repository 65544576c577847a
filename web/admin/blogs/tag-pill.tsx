import { classNames } from '#web/ui/class-names.ts'

type Props = { name: string; checked: boolean; invalid: true | undefined; onChange: (checked: boolean) => void }

export const TagPill = ({ name, checked, invalid, onChange }: Props) => (
	<label
		className={classNames(
			'inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border px-3 text-sm transition-colors',
			'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
			checked ? 'border-brand bg-brand-soft text-brand-strong' : 'border-edge bg-surface hover:border-ink',
		)}
	>
		<input
			type="checkbox"
			checked={checked}
			aria-invalid={invalid}
			onChange={(event) => onChange(event.target.checked)}
			className="size-4 shrink-0 accent-brand outline-none"
		/>
		<span dir="auto" className="min-w-0 wrap-anywhere">
			{name}
		</span>
	</label>
)
