import { Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import type { Hint, Target } from './item.ts'

type Props = { hints: readonly Hint[]; onShow: (target: Target) => void }

/** What could be better, with a way to the place. */
export function HintList({ hints, onShow }: Props) {
	const id = useId()
	return (
		<ul aria-label="Hints" className="flex flex-col divide-y divide-line">
			{hints.map(({ text, target }, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: two hints may read the same, and the list is replaced as a whole
					key={index}
					className="flex items-start gap-2 py-2.5 first:pt-0 last:pb-0"
				>
					<Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
					<div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1.5">
						<p id={`${id}-${index}`} className="min-w-0 grow basis-52 text-sm wrap-anywhere">
							<QuotedText text={text} />
						</p>
						<Button variant="secondary" size="small" aria-describedby={`${id}-${index}`} onClick={() => onShow(target)}>
							Show
						</Button>
					</div>
				</li>
			))}
		</ul>
	)
}
