import { useEffect, useRef, useState } from 'react'
import { isScaledAddress, sizedAddress } from '#contracts/content/picture-sizes.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { lengths } from '#contracts/shared/fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { pixelsText } from '../file-text.ts'
import { isTooSmall } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import { useUsedPictures } from './use-used-pictures.ts'

type Props = {
	kind: ItemKindName
	slot: PictureSlot | undefined
	onUse: (picture: UsedPicture) => Promise<string | null>
	onClose: () => void
}

/** Chooses a picture that a published item shows. */
export default function UsedBeforeDialog({ kind, slot, onUse, onClose }: Props) {
	const { search, setSearch, pictures, next, failure, busy, more, retry } = useUsedPictures(kind)
	const [chosen, setChosen] = useState<string | null>(null)
	const [refusal, setRefusal] = useState<string | null>(null)
	const field = useRef<HTMLInputElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const moreButton = useRestoredFocus(busy)
	/** The place of the first of the pictures that the user asked for last. */
	const wanted = useRef<number | null>(null)

	useEffect(() => {
		if (wanted.current === null || pictures.length <= wanted.current) return
		list.current?.querySelectorAll('button')[wanted.current]?.focus()
		wanted.current = null
	}, [pictures])

	async function choose(picture: UsedPicture) {
		if (chosen !== null) return
		setChosen(picture.key)
		const refused = await onUse(picture)
		setChosen(null)
		setRefusal(refused)
		if (refused === null) onClose()
	}

	function showMore() {
		wanted.current = pictures.length
		void more()
	}

	function searchFor(text: string) {
		wanted.current = null
		setSearch(text)
	}

	return (
		<Dialog
			title="Used before"
			description={descriptionFor(slot)}
			size="large"
			place="top"
			open
			onOpenChange={onClose}
			firstFocus={() => field.current}
		>
			<div className="flex flex-col gap-4">
				<TextField
					ref={field}
					label="Search titles and alternative texts"
					type="search"
					autoComplete="off"
					maxLength={lengths.search}
					value={search}
					onChange={({ target }) => searchFor(target.value)}
				/>
				{(refusal ?? failure) && <Alert tone="danger">{refusal ?? failure}</Alert>}
				<ul ref={list} aria-label="Pictures" className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
					{pictures.map((picture) => (
						<li key={picture.key} className="min-w-0">
							<Choice
								picture={picture}
								slot={slot}
								busy={chosen === picture.key}
								onChoose={() => void choose(picture)}
							/>
						</li>
					))}
				</ul>
				<p role="status" className="flex items-center gap-2 text-sm text-muted">
					{busy && <Spinner />}
					<span>{busy ? 'Searching' : statusOf(pictures.length, search, next !== null)}</span>
				</p>
				{!busy && failure && (
					<Button variant="secondary" onClick={() => void retry()} className="self-start">
						Try again
					</Button>
				)}
				{next !== null && (
					<Button ref={moreButton} variant="secondary" busy={busy} onClick={showMore} className="self-start">
						Show more
					</Button>
				)}
			</div>
		</Dialog>
	)
}

const descriptionFor = (slot: PictureSlot | undefined) =>
	['The newest pictures of live items.', slot?.exact && `At least ${pixelsText(slot)} are needed.`]
		.filter(Boolean)
		.join(' ')

function statusOf(count: number, search: string, hasMore: boolean): string {
	if (count > 0) return `${count} ${count === 1 ? 'picture' : 'pictures'}${hasMore ? ' so far' : ''}`
	if (hasMore) return 'None among the newest pictures. Show more to search older ones.'
	return search.trim() === '' ? 'No live item has a picture yet.' : 'No picture has these words.'
}

const thumbnail = { width: 320, format: 'webp' } as const

function Choice({
	picture,
	slot,
	busy,
	onChoose,
}: {
	picture: UsedPicture
	slot: PictureSlot | undefined
	busy: boolean
	onChoose: () => void
}) {
	const { url, alt, items, width, height } = picture
	const cannotFill = slot !== undefined && isTooSmall({ width, height }, slot)
	const [first, ...others] = items
	return (
		<button
			type="button"
			aria-disabled={cannotFill || undefined}
			aria-busy={busy || undefined}
			onClick={() => !cannotFill && onChoose()}
			className={classNames(
				'flex size-full flex-col gap-1 rounded-md border border-line bg-surface p-2 text-start text-sm transition-colors',
				cannotFill ? 'cursor-not-allowed' : 'hover:border-ink',
			)}
		>
			<span className="relative block aspect-video w-full overflow-hidden rounded-sm bg-sunken">
				<img
					src={isScaledAddress(url) ? sizedAddress(url, thumbnail) : url}
					alt=""
					loading="lazy"
					className={classNames('absolute inset-0 size-full object-contain', cannotFill && 'opacity-50')}
				/>
				{busy && (
					<span className="absolute inset-0 flex items-center justify-center bg-surface/70">
						<Spinner label="Opening the picture" />
					</span>
				)}
			</span>
			<span className="line-clamp-2 font-semibold wrap-anywhere">
				<bdi>{alt || first?.title}</bdi>
			</span>
			<span className="line-clamp-2 text-xs wrap-anywhere text-muted">
				{alt && <bdi>{first?.title}</bdi>}
				{others.length > 0 && <span>{` and ${others.length} more`}</span>}
			</span>
			<span className={classNames('text-xs tabular-nums', cannotFill ? 'font-medium text-danger' : 'text-muted')}>
				{cannotFill ? `Too small: ${pixelsText(picture)}` : pixelsText(picture)}
			</span>
		</button>
	)
}
