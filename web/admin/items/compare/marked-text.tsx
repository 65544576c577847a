import { classNames } from '#web/ui/class-names.ts'
import { piecesOf, type Range } from './word-marks.ts'

type Props = { text: string; marks: readonly Range[]; from: 'mine' | 'theirs' }

const mark = 'rounded-[3px] px-0.5 text-ink underline decoration-2 underline-offset-4'
const looks = {
	mine: classNames(mark, 'bg-danger-soft decoration-danger decoration-dashed'),
	theirs: classNames(mark, 'bg-success-soft decoration-success'),
}

/** A text whose marked words only this version has. */
export const MarkedText = ({ text, marks, from }: Props) =>
	piecesOf(text, marks).map(({ at, text: piece, marked }) =>
		marked ? <Mark key={at} text={piece} from={from} /> : piece,
	)

function Mark({ text, from }: Omit<Props, 'marks'>) {
	const Tag = from === 'mine' ? 'del' : 'ins'
	return (
		<Tag className={looks[from]}>
			<span dir="ltr" className="sr-only select-none">
				{' '}
				only here:{' '}
			</span>
			{text}
			<span dir="ltr" className="sr-only select-none">
				, end{' '}
			</span>
		</Tag>
	)
}
