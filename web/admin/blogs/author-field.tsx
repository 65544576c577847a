import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { BlogAuthor, BlogDetails } from '#contracts/content/blogs.ts'
import { TextField } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { AuthorOptions, optionId } from './author-options.tsx'
import { loadAuthors, suggestedAuthors } from './authors.ts'
import type { BlogValues } from './blog-values.ts'
import { usePortrait } from './use-portrait.tsx'

type Props = { form: UseFormReturn<BlogValues>; stored: BlogDetails['profile']; required: boolean }

/** The author's name, with suggestions. Choosing one also brings the portrait. */
export function AuthorField({ form, stored, required }: Props) {
	const listId = useId()
	const { field, fieldState } = useController({ control: form.control, name: 'authorName' })
	const { offer, question } = usePortrait(form, stored)
	const [authors, setAuthors] = useState<readonly BlogAuthor[]>([])
	const [open, setOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const asked = useRef(false)
	const typed = field.value ?? ''
	const shown = open ? suggestedAuthors(authors, typed) : []
	const isOpen = shown.length > 0

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
		setActive(-1)
	}

	function choose(author: BlogAuthor) {
		field.onChange(author.authorName)
		show(false)
		offer(author)
	}

	function onKeyDown(event: KeyboardEvent) {
		const key = pressedKey(event)
		const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? '']
		if (step !== undefined) {
			event.preventDefault()
			if (isOpen) setActive((active + step + shown.length + Number(active < 0 && step < 0)) % shown.length)
			else show(true)
			return
		}
		const author = shown[active]
		if (key === 'Escape' && isOpen) show(false)
		else if (key === 'Enter' && author) choose(author)
		else return
		event.preventDefault()
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
				autoComplete="off"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={isOpen ? listId : undefined}
				aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
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
			{isOpen && <AuthorOptions id={listId} authors={shown} active={active} onChoose={choose} />}
			<p role="status" className="sr-only">
				{isOpen && `${shown.length} suggested`}
			</p>
			{question}
		</div>
	)
}
