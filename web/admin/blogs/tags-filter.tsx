import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId } from 'react'
import type { BlogTag } from '#contracts/blogs.ts'
import { messages } from '#contracts/messages.ts'
import { CheckboxField } from '#web/ui/field.tsx'
import { boxLooks } from '#web/ui/field-frame.tsx'

type Props = { tags: readonly BlogTag[]; chosen: readonly number[]; onChoose: (ids: readonly number[]) => void }

/** Any number of tags: rows with any of them are shown. */
export function TagsFilter({ tags, chosen, onChoose }: Props) {
	const id = useId()
	const names = tags.filter(({ tagsId }) => chosen.includes(tagsId)).map(({ tagsName }) => tagsName)
	return (
		<div className="flex w-full flex-col gap-1.5 tablet:w-56">
			<span id={id} className="text-sm font-semibold">
				Tags
			</span>
			<Popover.Root>
				<Popover.Trigger
					aria-labelledby={`${id} ${id}-chosen`}
					className={boxLooks(undefined, 'flex min-h-11 items-center gap-2 text-left')}
				>
					<span id={`${id}-chosen`} className="min-w-0 flex-1 truncate">
						{names.length > 0 ? names.join(', ') : 'All'}
					</span>
					<ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
				</Popover.Trigger>
				<Popover.Content
					align="start"
					sideOffset={6}
					aria-labelledby={id}
					className="z-30 max-h-80 w-64 overflow-y-auto rounded-md bg-surface p-4 text-ink shadow-light outline-none"
				>
					{tags.length === 0 && <p className="text-sm text-muted">{messages.noTags}</p>}
					<ul className="flex flex-col gap-1">
						{tags.map(({ tagsId, tagsName }) => (
							<li key={tagsId}>
								<CheckboxField
									label={tagsName}
									checked={chosen.includes(tagsId)}
									onChange={({ target: { checked } }) =>
										onChoose(checked ? [...chosen, tagsId] : chosen.filter((each) => each !== tagsId))
									}
								/>
							</li>
						))}
					</ul>
				</Popover.Content>
			</Popover.Root>
		</div>
	)
}
