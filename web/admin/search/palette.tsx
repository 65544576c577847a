import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { lengths } from '#contracts/shared/fields.ts'
import { answerOf, ServerUnreachable } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { DialogSearch } from '#web/ui/listbox/dialog-search.tsx'
import { useListbox } from '#web/ui/listbox/use-listbox.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { StaffMenuGroup } from '../frame/menu.ts'
import { chooseTheme } from '../frame/theme.ts'
import { searchApi } from '../staff-api.ts'
import { PaletteList } from './palette-list.tsx'
import { groupsFor, localOptions, type Option } from './palette-options.ts'
import { type Ask, createPaletteSearch } from './palette-search.ts'

const ask: Ask = (json, signal) => answerOf(searchApi.search.$post({ json }, { init: { signal } }))

type Enter = { isNewTab: boolean }

type Props = {
	menu: readonly StaffMenuGroup[]
	/** The domain of the users' addresses. */
	mailDomain: string | undefined
	onClose: () => void
	onLogout: () => void
	onShortcuts: () => void
}

/** Searches pages, commands, items and people, and opens what is chosen. Nothing of it is kept. */
export default function Palette({ menu, mailDomain, onClose, onLogout, onShortcuts }: Props) {
	const [search] = useState(() => createPaletteSearch(ask))
	const { text, titles, texts } = useSyncExternalStore(search.subscribe, search.state)
	useEffect(() => search.stop, [search])
	const local = useMemo(() => localOptions(menu), [menu])
	const found = { titles: titles.answer, texts: texts.answer, isEarlier: titles.status === 'loading' }
	const groups = groupsFor(text, local, found, mailDomain)
	const options = groups.flatMap((group) => (group.isEarlier ? [] : group.options))
	const results = useListbox({ label: 'Results', options, keyOf: ({ key }) => key, onChoose: (option) => act(option) })
	const { active } = results
	const navigate = useNavigate()
	const input = useRef<HTMLInputElement>(null)

	const isLoading = titles.status === 'loading' || texts.status === 'loading'
	const failed = [titles, texts].find(({ status }) => status === 'failed')
	const hasMore = titles.answer?.more || texts.answer?.more

	/** An Enter that waits for the first result. */
	const [waiting, setWaiting] = useState<Enter | null>(null)
	useEffect(() => {
		if (!waiting || (isLoading && !failed && !active)) return
		setWaiting(null)
		if (active && !failed) act(active, waiting)
	})

	function enter(how: Enter) {
		if (active) act(active, how)
		else setWaiting(how)
	}

	function act(option: Option, { isNewTab }: Enter = { isNewTab: false }) {
		if ('href' in option && (isNewTab || option.isOutside)) return void window.open(option.href, '_blank', 'noopener')
		onClose()
		if ('href' in option) void navigate(option.href)
		else if (option.command === 'theme') chooseTheme(option.theme)
		else if (option.command === 'shortcuts') onShortcuts()
		else onLogout()
	}

	function onKeyDown(event: KeyboardEvent) {
		const key = pressedKey(event)
		if (key === 'Enter') enter({ isNewTab: event.ctrlKey || event.metaKey })
		else if (key === 'k' && (event.ctrlKey || event.metaKey)) onClose()
		else return void results.onKeyDown(event)
		event.preventDefault()
	}

	return (
		<Dialog
			title="Search"
			place="top"
			open
			onOpenChange={(open) => !open && onClose()}
			firstFocus={() => input.current}
			head={
				<DialogSearch
					{...results.field}
					ref={input}
					aria-label="Search"
					placeholder="Pages, titles, people, words in texts"
					spellCheck={false}
					enterKeyHint="go"
					maxLength={lengths.search}
					value={text}
					onChange={({ target }) => {
						results.reset()
						setWaiting(null)
						search.type(target.value)
					}}
					onKeyDown={onKeyDown}
				>
					{isLoading && <Spinner className="text-muted" />}
				</DialogSearch>
			}
		>
			<PaletteList listbox={results} groups={groups} searched={text} onChoose={act} />
			<p role="status" className={groups.length > 0 ? 'sr-only' : 'px-3 py-8 text-center text-sm text-muted'}>
				{groups.length > 0 ? (
					!isLoading && <span>{`${options.length} results`}</span>
				) : isLoading ? (
					<span>Searching …</span>
				) : failed ? null : (
					<span>
						Nothing has the words <bdi className="font-semibold text-ink">{text.trim()}</bdi>.
					</span>
				)}
			</p>
			{hasMore && !isLoading && (
				<p className="px-3 pt-2 text-sm text-muted">More may exist. Another word narrows the search.</p>
			)}
			{failed && (
				<Alert tone="danger" className="mt-3" action={{ label: 'Try again', onClick: search.retry }}>
					{failed.failure instanceof ServerUnreachable
						? 'The items could not be searched: the server cannot be reached.'
						: 'The items could not be searched.'}
				</Alert>
			)}
		</Dialog>
	)
}
