import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDesk } from '../desk-context.ts'

type Props = {
	id: number
	/** The sender, if the list has the row. */
	name: string | undefined
	/** The position of the row on the page; null if the list does not have it. */
	place: { position: number; count: number } | null
	onStep: (by: 1 | -1) => void
	onClose: () => void
	onChanged: () => void
	/** The subject was merged into another one. */
	onLed: (id: number) => void
}

/** The open conversation, beside the list or in its place. */
export function ConversationFrame({ id, name, place, onStep, onClose, onChanged, onLed }: Props) {
	const { words, inPlace, Panel } = useDesk().desk
	const looks = inPlace ? inPlaceLooks : besideLooks
	const frame = useRef<HTMLElement>(null)

	// The row that opened it may be hidden now, and a panel that is gone takes the focus with it.
	useEffect(() => {
		const { activeElement } = document
		if (id && (!activeElement || activeElement === document.body || isHidden(activeElement)))
			frame.current?.focus({ preventScroll: true })
	}, [id])

	return (
		<section
			ref={frame}
			role="dialog"
			aria-label={name ?? capitalised(words.noun)}
			data-panel
			tabIndex={-1}
			className={classNames(
				'relative flex min-w-0 flex-col rounded-md border border-line bg-surface outline-none',
				looks.frame,
			)}
		>
			{/* Beside the list they share the line of the name. */}
			<div className={classNames('flex items-center gap-1 border-b border-line px-3 py-1.5', looks.bar)}>
				<Button
					variant="quiet"
					size="small"
					icon={ArrowLeft}
					className={classNames('-ms-1 px-2', looks.followingOnly)}
					onClick={onClose}
				>
					{inPlace ? 'Back' : 'Back to the list'}
				</Button>
				{inPlace && (
					<bdi aria-hidden="true" title={name} className="min-w-0 truncate font-semibold tablet:text-title">
						{name}
					</bdi>
				)}
				<span className={classNames('ms-auto shrink-0 text-sm text-muted tabular-nums', looks.followingOnly)}>
					{place && `${place.position} of ${place.count}`}
				</span>
				<Step
					label={`Previous ${words.short}`}
					shortcut="k"
					isPossible={(place?.position ?? 0) > 1}
					onStep={() => onStep(-1)}
				>
					<ChevronUp aria-hidden="true" />
				</Step>
				<Step
					label={`Next ${words.short}`}
					shortcut="j"
					isPossible={place !== null && place.position < place.count}
					onStep={() => onStep(1)}
				>
					<ChevronDown aria-hidden="true" />
				</Step>
				{!inPlace && (
					<IconButton label="Close" className="max-wide:hidden" onClick={onClose}>
						<X aria-hidden="true" />
					</IconButton>
				)}
			</div>
			<div className="min-h-0 flex-1 wide:overflow-y-auto">
				<Suspense fallback={<Waits />}>
					{/* A draft belongs to one conversation, so another one begins anew. */}
					<Panel key={id} id={id} onClose={onClose} onChanged={onChanged} onLed={onLed} />
				</Suspense>
			</div>
			<p role="status" className="sr-only">
				{inPlace && place && <span>{`${place.position} of ${place.count}: `}</span>}
				<bdi>{name}</bdi>
			</p>
		</section>
	)
}

const besideLooks = {
	frame:
		'overflow-clip wide:sticky wide:top-[calc(var(--bar)+1rem)] wide:col-start-2 wide:row-span-2 wide:row-start-2 wide:h-[max(28rem,calc(100dvh-var(--bar)-6rem))] wide:self-start',
	bar: 'wide:absolute wide:end-0 wide:top-0 wide:z-20 wide:border-0 wide:py-3',
	followingOnly: 'wide:hidden',
}

const inPlaceLooks = {
	frame: 'wide:-mt-4 wide:h-[max(28rem,calc(100dvh-var(--bar)-3.5rem))]',
	bar: 'sticky top-(--bar) z-20 rounded-t-md bg-surface wide:static',
	followingOnly: '',
}

const isHidden = (element: Element) => element.getClientRects().length === 0

const Waits = () => (
	<p className="flex justify-center p-12 text-muted">
		<Spinner />
	</p>
)

type StepProps = {
	label: string
	shortcut: string
	isPossible: boolean
	onStep: () => void
	children: ReactNode
}

/** At the ends of the page the buttons stay focusable, so that keyboard users do not lose their place. */
const Step = ({ label, shortcut, isPossible, onStep, children }: StepProps) => (
	<IconButton
		label={label}
		aria-keyshortcuts={shortcut}
		aria-disabled={!isPossible || undefined}
		className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
		onClick={() => isPossible && onStep()}
	>
		{children}
	</IconButton>
)
