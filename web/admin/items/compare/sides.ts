import type { ReactNode } from 'react'
import type { ItemFile, ItemValues } from '#contracts/items/drafts.ts'

/** One of the two versions that are compared. */
export type Side = { label: string; detail?: ReactNode; values: ItemValues; files: Record<string, ItemFile> }

export type Sides = { mine: Side; theirs: Side }

export type SideContent = Pick<Side, 'values' | 'files'>

export type SideChoice = 'mine' | 'theirs' | 'both'

/** The choices by field and by part of the field. A part without a choice stays as it is in mine. */
export type Choices = Readonly<Record<string, Readonly<Record<number, SideChoice>>>>

export const choiceOf = (choices: Choices, field: string, part: number): SideChoice => choices[field]?.[part] ?? 'mine'

export const withChoice = (choices: Choices, field: string, part: number, choice: SideChoice): Choices => ({
	...choices,
	[field]: { ...choices[field], [part]: choice },
})

/** The text by which values are compared. */
export const textOfValue = (value: ItemValues[string] | undefined): string =>
	Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')
