import { Check, Plus } from 'lucide-react'
import { useId } from 'react'
import type { MailPerson } from '#contracts/desks/conversation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes, useField } from '#web/ui/field-frame.tsx'

type Props = {
	/** Who got the newest mail besides us. */
	offered: readonly MailPerson[]
	/** The addresses that get a copy. */
	copied: readonly string[]
	onChange: (copied: string[]) => void
	error: string | undefined
}

/** Who gets a copy of the reply. Each address is a button that takes it off and puts it back. */
export function CopyTo({ offered, copied, onChange, error }: Props) {
	const labelId = useId()
	const { ids } = useField({ error })
	const others = copied.filter((address) => offered.every((person) => person.address !== address))
	const people = [...offered, ...others.map((address) => ({ name: '', address }))]
	if (people.length === 0) return null
	return (
		<div className="min-w-0">
			{/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in the line of its buttons */}
			<div
				role="group"
				aria-labelledby={labelId}
				aria-describedby={error ? ids.error : undefined}
				className="-m-1 flex max-h-21 flex-wrap items-center gap-1.5 overflow-y-auto p-1 text-sm"
			>
				<span id={labelId} className="text-muted">
					Copy to
				</span>
				{people.map(({ name, address }) => {
					const isOn = copied.includes(address)
					return (
						<button
							key={address}
							type="button"
							aria-pressed={isOn}
							title={`${name || address} gets ${isOn ? 'a' : 'no'} copy`}
							onClick={() => onChange(isOn ? copied.filter((each) => each !== address) : [...copied, address])}
							className={classNames(
								'inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-start transition-colors',
								isOn
									? 'border-brand/40 bg-brand-soft text-brand-strong hover:border-brand'
									: 'border-dashed border-edge text-muted line-through hover:border-ink',
							)}
						>
							{isOn ? (
								<Check aria-hidden="true" className="size-3.5 shrink-0" />
							) : (
								<Plus aria-hidden="true" className="size-3.5 shrink-0" />
							)}
							<bdi className="min-w-0 wrap-anywhere">{address}</bdi>
						</button>
					)
				})}
			</div>
			<FieldNotes ids={ids} error={error} />
		</div>
	)
}
