import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	type CaseStudyCategory,
	caseStudyCategoryForm,
	type CaseStudyCategoryForm as SavedCategory,
} from '#contracts/case-studies.ts'
import { messages } from '#contracts/messages.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { FormNotices } from '../forms/form-notices.tsx'
import { onceLeft } from '../forms/once-left.ts'
import { showFieldRefusals } from '../forms/refusals.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { caseStudyCategoriesApi } from '../staff-api.ts'
import { useCategoryNameCheck } from './category-name-check.ts'

type Values = z.input<typeof caseStudyCategoryForm>

type Props = {
	/** null adds one. */
	category: CaseStudyCategory | null
	onCancel: () => void
	/** Loads the categories anew and drops what was typed. */
	onStartOver: () => void
	onSaved: () => void
}

const newCategory = { categoryId: null, categoryName: '' }

/** Adds a category, or renames the one that is given. */
export function CategoryForm({ category, onCancel, onStartOver, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<{ text: string; stale: boolean } | null>(null)
	const form = useForm<Values, unknown, SavedCategory>({
		resolver: standardSchemaResolver(caseStudyCategoryForm),
		defaultValues: category ?? newCategory,
		...onceLeft,
	})
	const { errors, isDirty, isSubmitting } = form.formState
	const isTaken = useCategoryNameCheck(form.watch('categoryName'), category ?? newCategory)
	const unsaved = useUnsavedChanges(isDirty, () => undefined)
	useSaveShortcut(element)

	const { setFocus } = form
	useEffect(() => setFocus('categoryName'), [setFocus])

	async function save(changed: SavedCategory) {
		setRefusal(null)
		try {
			const saved = await answerOf(caseStudyCategoriesApi.savecategory.$post({ json: changed }))
			// "savecategory ... returns the new item or false."
			if (saved === false) {
				setRefusal({ text: messages.categoryRefused(changed.categoryName), stale: false })
				return
			}
		} catch (reason) {
			setRefusal({ text: failureText(reason, messages.saveFailed), stale: isRefusal(reason, 'write.stale') })
			showFieldRefusals(form, reason)
			return
		}
		unsaved.settle()
		toast({ tone: 'success', text: 'Category saved' })
		onSaved()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal?.text ?? null}
				stale={refusal?.stale ?? false}
				restored={false}
				onStartOver={onStartOver}
			/>
			<TextField
				label="Category name"
				required
				autoComplete="off"
				error={errors.categoryName?.message ?? (isTaken ? messages.categoryNameTaken : undefined)}
				{...form.register('categoryName')}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={isTaken}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
