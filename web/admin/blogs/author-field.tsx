import { UserRound } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { BlogAuthor, BlogDetails } from '#contracts/content/blogs.ts'
import { TextField } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { Suggestions } from '#web/ui/listbox/suggestions.tsx'
import { useListbox } from '#web/ui/listbox/use-listbox.ts'
import { loadAuthors, suggestedAuthors } from './authors.ts'
import type { BlogValues } from './blog-values.ts'
import { usePortrait } from './use-portrait.tsx'

type Props = { form: UseFormReturn<BlogValues>; stored: BlogDetails['profile']; required: boolean }

/** The author's name, with suggestions. Choosing one also brings the portrait. */
export function AuthorField({ form, stored, required }: Props) {
	const { field, fieldState } = useController({ control: form.control, name: 'authorName' })
	const { offer, question } = usePortrait(form, stored)
	const [authors, setAuthors] = useState<readonly BlogAuthor[]>([])
	const [open, setOpen] = useState(false)
	const asked = useRef(false)
	const typed = field.value ?? ''
	const shown = open ? suggestedAuthors(authors, typed) : []
	const isOpen = shown.length > 0
	const suggestions = useListbox({
		label: 'Earlier authors',
		options: shown,
		keyOf: ({ authorName }) => authorName,
		onChoose: choose,
		onClose: () => show(false),
		isFreeText: true,
	})

	async function load() {
		if (asked.current) return
		asked.current = true
		try {
			setAuthors(await loadAuthors())
		} catch (failure) {
			asked.current = false
			console.warn('The authors did not load', failure)
		}
	}

	function show(wanted: boolean) {
		setOpen(wanted)
		suggestions.reset()
	}

	function choose(author: BlogAuthor) {
		field.onChange(author.authorName)
		show(false)
		offer(author)
	}

	function onKeyDown(event: KeyboardEvent) {
		if (suggestions.onKeyDown(event) || !['ArrowDown', 'ArrowUp'].includes(pressedKey(event) ?? '')) return
		event.preventDefault()
		show(true)
	}

	return (
		<div className="relative">
			<TextField
				ref={field.ref}
				name={field.name}
				label="Author name"
				required={required}
				help="A suggested author brings the portrait along."
				error={fieldState.error?.message}
				role="combobox"
				aria-expanded={isOpen}
				{...suggestions.field}
				value={typed}
				onFocus={() => void load()}
				onBlur={() => {
					field.onBlur()
					show(false)
				}}
				onChange={(event) => {
					field.onChange(event)
					show(event.target.value.trim() !== '')
				}}
				onKeyDown={onKeyDown}
			/>
			{isOpen && (
				<Suggestions listbox={suggestions} className="inset-x-0 top-full mt-1 max-h-80">
					{(author) => <Author {...author} />}
				</Suggestions>
			)}
			<p role="status" className="sr-only">
				{isOpen && `${shown.length} suggested`}
			</p>
			{question}
		</div>
	)
}

const Author = ({ authorName, profile }: BlogAuthor) => (
	<span className="flex items-center gap-3">
		{profile ? (
			<img src={profile.url} alt="" width={32} height={32} className="size-8 shrink-0 rounded-full bg-sunken" />
		) : (
			<span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-muted">
				<UserRound aria-hidden="true" className="size-4" />
			</span>
		)}
		<span dir="auto" className="min-w-0 wrap-anywhere">
			{authorName}
		</span>
	</span>
)
