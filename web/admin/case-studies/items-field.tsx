import { Plus } from 'lucide-react'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { type FieldProps, RequiredMark, RequiredWord } from '#web/ui/field-frame.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { ItemRow } from './item-row.tsx'
import { linesIn } from './items.ts'
import { useItems } from './use-items.ts'

export type ItemsHandle = {
	/** Adds typed items. Returns false if one is invalid: the field then shows the error and has the focus. */
	commit: () => boolean
}

type Props = Omit<FieldProps, 'help'> & {
	itemName: string
	emptyMessage: string
	value: string
	onChange: (value: string) => void
	onBlur: () => void
	/** The box for a new item. It gets the focus if the list is invalid. */
	ref: Ref<HTMLTextAreaElement>
	handle: Ref<ItemsHandle>
}

/** A list of texts to add, edit in place, reorder and delete. */
export function ItemsField({
	label,
	error,
	required,
	itemName,
	emptyMessage,
	value,
	onChange,
	onBlur,
	ref,
	handle,
}: Props) {
	const id = useId()
	const newId = `${id}-new`
	const editorId = `${id}-edited`
	const list = useItems({ itemName, emptyMessage, value, onChange })
	const removal = useFocusAfterRemoval(list.items, newId)

	useImperativeHandle(handle, () => ({
		commit() {
			const wrong = list.commit()
			if (wrong) document.getElementById(wrong === 'typed' ? newId : editorId)?.focus()
			return wrong === null
		},
	}))

	function addOne() {
		list.add()
		document.getElementById(newId)?.focus()
	}

	/** A pasted or dropped list becomes items at once. */
	function onType({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
		const isInserted = 'inputType' in nativeEvent && /^insertFrom/.test(String(nativeEvent.inputType))
		if (isInserted && linesIn(target.value).length > 1) list.add(target.value)
		else list.type(target.value)
	}

	function onKeyDown(event: KeyboardEvent) {
		if (pressedKey(event) !== 'Enter') return
		event.preventDefault()
		addOne()
	}

	/** Only if the focus leaves the whole list. */
	function onLeave({ currentTarget, relatedTarget }: FocusEvent) {
		if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) onBlur()
	}

	return (
		<fieldset onBlur={onLeave} className="flex min-w-0 flex-col gap-3">
			<legend className="mb-2 text-sm font-semibold">
				<span>{label}</span>
				{required && (
					<>
						<RequiredMark />
						<RequiredWord />
					</>
				)}
			</legend>
			{list.items.length > 0 && (
				<ol ref={removal.ref} className="flex flex-col gap-2">
					{list.items.map((item, place) => (
						<ItemRow
							key={item.key}
							item={item}
							place={place}
							count={list.items.length}
							itemName={itemName}
							edited={list.edited?.key === item.key ? list.edited.text : null}
							error={list.errors.edited}
							editorId={editorId}
							onEdit={(text) => list.edit(text === null ? null : { key: item.key, text })}
							onApply={list.applyEdited}
							onMove={(by) => list.move(item.key, by)}
							onRemove={() => {
								removal.removing(item.key)
								list.remove(item.key)
							}}
						/>
					))}
				</ol>
			)}
			<div className="flex flex-col items-start gap-2 [&>:first-child]:w-full">
				<TextArea
					ref={ref}
					id={newId}
					label={`New ${itemName}`}
					rows={2}
					value={list.typed}
					error={list.errors.typed ?? error}
					onChange={onType}
					onKeyDown={onKeyDown}
				/>
				<p className="flex flex-wrap items-center gap-3 text-sm text-muted">
					<Button variant="secondary" size="small" onClick={addOne}>
						<Plus aria-hidden="true" className="size-4" />
						Add {itemName}
					</Button>
					or press Enter
				</p>
			</div>
			<p role="status" className="sr-only">
				{list.notice}
			</p>
		</fieldset>
	)
}
