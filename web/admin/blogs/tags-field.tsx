import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import type { BlogTag } from '#contracts/content/blog-labels.ts'
import { messages } from '#contracts/shared/messages.ts'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/field.tsx'
import { FieldNotes, RequiredMark, useField } from '#web/ui/field-frame.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { pastedLines } from '../forms/pasted-lines.ts'
import { idsIn } from '../lists/list-address.ts'
import { searchTags, tagNameError } from './tag-search.ts'

/** In names. A longer paste is text, not a list of tags. */
const mostPasted = 20

type Props = {
	tags: readonly BlogTag[]
	/** Ids separated by commas. */
	value: string
	onChange: (value: string) => void
	onBlur: () => void
	/** Saves a new tag and offers it. */
	onCreate: (name: string) => Promise<BlogTag>
	required: boolean
	error?: string
	/** The search. It gets the focus if the field is invalid. */
	ref?: Ref<HTMLInputElement>
}

/** Tags as checkboxes, with a search that also creates tags. */
export function TagsField({ tags, value, onChange, onBlur, onCreate, required, error, ref }: Props) {
	const { ids, control } = useField({ error, required })
	const [text, setText] = useState('')
	const [refusal, setRefusal] = useState<string | null>(null)
	const [notice, setNotice] = useState('')
	const [busy, setBusy] = useState(false)
	// The user may choose other tags while a new one is saved.
	const newest = useRef(value)
	newest.current = value
	const search = useRef<HTMLInputElement | null>(null)
	const chosen = idsIn(value)
	const { shown, found, newName } = searchTags(tags, text, chosen)

	function toggle(id: number, on: boolean) {
		const others = idsIn(newest.current).filter((each) => each !== id)
		newest.current = (on ? [...others, id] : others).join(',')
		onChange(newest.current)
	}

	function type(typed: string) {
		setText(typed)
		setRefusal(null)
		setNotice('')
	}

	function choose({ tagsId, tagsName }: BlogTag, what: 'selected' | 'added and selected') {
		toggle(tagsId, true)
		setText('')
		setNotice(`${tagsName} ${what}.`)
	}

	async function create(name: string) {
		const wrong = tagNameError(name)
		setRefusal(wrong)
		if (wrong !== null || busy) return
		setBusy(true)
		try {
			choose(await onCreate(name), 'added and selected')
		} catch (reason) {
			setRefusal(failureText(reason, messages.saveFailed))
		}
		setBusy(false)
		search.current?.focus()
	}

	function onPaste(event: ClipboardEvent) {
		const names = pastedLines(event.clipboardData.getData('text/plain'))
		if (names.length < 2 || busy) return
		event.preventDefault()
		void chooseAll(names)
	}

	/** Selects a tag for each name, and creates missing ones. After an error the box keeps the remaining names. */
	async function chooseAll(names: readonly string[]) {
		const known = [...tags]
		const left = [...names]
		const wrong = names.length > mostPasted ? `At most ${mostPasted} tags at a time` : null
		let refused = wrong ?? names.map(tagNameError).find((fault) => fault !== null) ?? null
		setBusy(true)
		try {
			for (const name of refused === null ? names : []) {
				const tag = searchTags(known, name, []).found ?? (await onCreate(name))
				known.push(tag)
				left.shift()
				toggle(tag.tagsId, true)
			}
		} catch (reason) {
			refused = failureText(reason, messages.saveFailed)
		}
		setBusy(false)
		setText(left.join(', '))
		setRefusal(refused)
		const count = names.length - left.length
		setNotice(count === 0 ? '' : `${count} ${count === 1 ? 'tag' : 'tags'} selected.`)
	}

	function onKeyDown(event: KeyboardEvent) {
		if (pressedKey(event) !== 'Enter') return
		// Enter would save the form.
		event.preventDefault()
		if (found) choose(found, 'selected')
		else if (newName) void create(newName)
	}

	return (
		<fieldset
			aria-describedby={control['aria-describedby']}
			aria-invalid={control['aria-invalid']}
			onBlur={onBlur}
			className="flex flex-col gap-2"
		>
			<legend className="mb-1.5 text-sm font-semibold">
				<span>Tags</span>
				{required && <RequiredMark />}
			</legend>
			<TextField
				ref={(input) => {
					search.current = input
					if (typeof ref === 'function') ref(input)
				}}
				label="Find or add a tag"
				autoComplete="off"
				help="A new tag stays, even if you leave this form without saving."
				error={refusal ?? undefined}
				value={text}
				onChange={({ target }) => type(target.value)}
				onKeyDown={onKeyDown}
				onPaste={onPaste}
			/>
			<div className="flex flex-wrap gap-2">
				{shown.map((tag) => (
					<TagPill
						key={tag.tagsId}
						name={tag.tagsName}
						checked={chosen.includes(tag.tagsId)}
						invalid={control['aria-invalid']}
						onChange={(on) => toggle(tag.tagsId, on)}
					/>
				))}
				{newName !== null && (
					<Button
						variant="secondary"
						size="small"
						busy={busy}
						className="max-w-full"
						onClick={() => void create(newName)}
					>
						<Plus aria-hidden="true" className="size-4 shrink-0" />
						<span className="min-w-0 wrap-anywhere">
							New tag “<bdi>{newName}</bdi>”
						</span>
					</Button>
				)}
			</div>
			<p role="status" className="text-sm font-medium empty:hidden">
				{notice}
			</p>
			<FieldNotes ids={ids} error={error} />
		</fieldset>
	)
}

type TagPillProps = { name: string; checked: boolean; invalid: true | undefined; onChange: (checked: boolean) => void }

const TagPill = ({ name, checked, invalid, onChange }: TagPillProps) => (
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
