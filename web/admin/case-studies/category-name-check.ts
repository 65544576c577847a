import { useEffect, useState } from 'react'
import { answerOf } from '#web/api.ts'
import { caseStudyCategoriesApi } from '../staff-api.ts'

const pauseMs = 350

/**
 * Asks the server, while one types, whether the name is another category's. Only a plain yes counts against it: where the question
 * fails, the save decides.
 */
export function useCategoryNameCheck(typed: string, own: { categoryId: number | null; categoryName: string }): boolean {
	const [known, setKnown] = useState<{ name: string; taken: boolean } | null>(null)
	const name = typed.trim()
	const needsAsking = name !== '' && name !== own.categoryName
	const { categoryId } = own

	useEffect(() => {
		if (!needsAsking) return
		let wanted = true
		const settle = (taken: boolean) => wanted && setKnown({ name, taken })
		const timer = window.setTimeout(() => {
			answerOf(
				caseStudyCategoriesApi.checkIfCategoryNameExists.$post({ json: { categoryName: name, categoryId } }),
			).then(settle, (reason: unknown) => {
				console.warn('The name could not be checked', reason)
				settle(false)
			})
		}, pauseMs)
		return () => {
			wanted = false
			window.clearTimeout(timer)
		}
	}, [needsAsking, name, categoryId])

	return needsAsking && known?.name === name && known.taken
}
