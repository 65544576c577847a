import { useMemo } from 'react'
import type { Entry } from '../merge/aligned.ts'
import type { SideContent } from '../merge/entries.ts'
import { EntriesView, type ShownField } from './entries-view.tsx'
import { TwoVersions } from './two-versions.tsx'
import { marksOf } from './word-marks.ts'

type Version = { label: string; entries: readonly Entry[]; files: SideContent['files']; chosen?: boolean }

/** Two versions of a part, with the words that differ marked. */
export function PartVersions({ before, after, ...shown }: ShownField & Record<'before' | 'after', Version>) {
	const marks = useMemo(() => marksOf(before.entries, after.entries), [before.entries, after.entries])
	const view = ({ label, chosen, ...version }: Version, side: 'before' | 'after') => ({
		label,
		chosen,
		children: <EntriesView {...version} marks={marks[side]} side={side} {...shown} />,
	})
	const [words, others] = [before, after].map(({ entries }) => entries.map(({ text }) => text.trim()).join(' '))
	return (
		<>
			<TwoVersions versions={[view(before, 'before'), view(after, 'after')]} />
			{shown.field.type === 'html' && words && words === others && (
				<p className="mt-2 text-sm text-muted">
					The words are equal. The formatting, the numbers of lists, the links or the pictures differ.
				</p>
			)}
		</>
	)
}
