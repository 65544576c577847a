import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import type { PublishState } from '#contracts/content/schedule.ts'
import { errors as refusals } from '#contracts/shared/error-catalogue.ts'
import { isRefusal, ServerUnreachable } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText, wrongFieldsText } from '#web/wrong-fields.ts'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import { staffFailureText } from '../forms/staff-failure.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { contentJson, type FormShape } from '../items/drafts/form-content.ts'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import { useConflict } from '../items/drafts/use-conflict.tsx'
import { useItemDraft } from '../items/drafts/use-item-draft.ts'
import { useLeaving } from '../items/drafts/use-leaving.tsx'
import { useOpenForm } from '../items/drafts/use-open-form.ts'
import { type ItemDescription, titleIn } from '../items/item-description.ts'
import { historyPath } from '../items/item-paths.ts'
import { useLivePreview } from '../preview/use-live-preview.ts'
import { useReplacement } from '../schedule/use-replacement.tsx'
import { useAfterSave } from './form/after-save.ts'
import { useDiscard } from './form/use-discard.ts'
import { useDuplicate } from './form/use-duplicate.ts'

type Options<Values extends FieldValues> = {
	description: ItemDescription
	/** The id, the version and the state of the item; null for a new one. */
	item: { id: number; version: number; state?: PublishState } | null
	draft: LoadedDraft | null
	/** How the values become a draft and back. */
	shape: FormShape<Values>
	schema: z.ZodMiniType<unknown, Values>
	initial: Values
	/** Sends the validated values with the draft that the save replaces. Resolves to the id of the item. */
	save: (values: Values & { draftVersion?: string | null }) => Promise<number>
	messages: { saved: string; failed: string }
	/** Loads the item and its draft again. */
	onStartOver: () => void
}

/** The reason with the next step, for failures whose own message names none. */
function explained(reason: unknown): string | null {
	if (isRefusal(reason, 'write.stale'))
		return `${staffFailureText(reason, reason.message)} Compare both versions: nothing that you typed is lost.`
	if (reason instanceof ServerUnreachable)
		return 'It is not saved: there is no connection. What you typed stays in this tab. Press Save once you are connected.'
	return null
}

/**
 * The state of a full-page form: it keeps a draft on the server, compares versions if another user has saved, shows the
 * server's refusals at the fields, and after a save it returns to the list or to an empty form.
 */
export function useItemForm<Values extends FieldValues>(options: Options<Values>) {
	const { description, item, draft: loaded, shape, schema, initial, save, messages, onStartOver } = options
	const { kind, listPath, addPath, editPath } = description
	const itemId = item?.id ?? null
	const element = useRef<HTMLFormElement>(null)
	const afterSave = useAfterSave(element, { description, isNew: item === null })
	const duplicate = useDuplicate(description)
	const toast = useToast()
	const navigate = useNavigate()
	const [refusal, setRefusal] = useState<{ reason: unknown; text: string } | null>(null)
	const form = useForm<Values>({
		// Sends the raw values, because the server runs the contract again.
		resolver: standardSchemaResolver(schema, undefined, { raw: true }),
		defaultValues: initial as DefaultValues<Values>,
		...validationMode,
	})
	const { errors, isSubmitting, submitCount } = form.formState
	const wrong = submitCount > 0 ? Object.keys(errors) : []
	const draft = useItemDraft<Values, Values>(form, {
		description,
		itemId,
		path: item ? editPath(item.id) : addPath,
		shape,
		loaded,
		onStale: openOnce,
	})
	const leaving = useLeaving(draft)
	const conflict = useConflict({
		description,
		itemId,
		loaded,
		shown: draft.shown,
		withKeys: draft.withKeys,
		initial: () => shape.contentOf(initial),
		version: item?.version ?? null,
		baseVersion: draft.baseVersion,
		pause: draft.pause,
		formId: draft.formId,
		newestVersion: draft.newestVersion,
		onResolved: () => void startOver(),
	})
	const preview = useLivePreview(kind, itemId, draft)
	const others = useOpenForm({ kind, itemId, draftVersion: draft.draftVersion })
	useSaveShortcut(element, () => void draft.flush())

	// The comparison opens once: the user may close it and type on.
	const wasAsked = useRef(false)
	function openOnce() {
		if (!wasAsked.current) void conflict.open('draft changed')
		wasAsked.current = true
	}
	const isDraftStale = draft.state.status === 'failed' && isRefusal(draft.state.failure, 'draft.stale')

	const hasMoved = loaded?.live && loaded.details.baseVersion !== loaded.live.version
	// biome-ignore lint/correctness/useExhaustiveDependencies: the versions are compared once, on mount
	useEffect(() => {
		if (hasMoved) void conflict.open('live changed')
	}, [])

	async function startOver() {
		draft.forget()
		leaving.allow()
		const [id] = draft.newestVersion()?.split('.') ?? []
		if (!item && id) await navigate(`${addPath}?draft=${id}`, { replace: true })
		onStartOver()
	}

	const liveVersion = others?.version ?? item?.version ?? null
	const schedule = useReplacement({ kind, item, liveVersion, draft, form: element, forgetRefusal, onRefused })

	function forgetRefusal() {
		setRefusal(null)
		form.clearErrors()
	}

	async function onRefused(reason: unknown) {
		await showRefusal(reason, form.getValues())
		if (isRefusal(reason, 'draft.stale')) await conflict.open('draft changed')
	}

	async function showRefusal(reason: unknown, values: Values) {
		if (isRefusal(reason, 'draft.not-found')) draft.detach()
		draft.resume()
		const text = refusalText(reason, messages.failed, values)
		setRefusal({ reason, text: explained(reason) ?? text })
		showFieldRefusals(form, reason)
		toast({ tone: 'danger', text })
		if (isRefusal(reason, 'write.stale')) await conflict.open('live changed')
	}

	async function send(values: Values, to: ReturnType<typeof afterSave.asked>) {
		setRefusal(null)
		// A lost answer may hide the newest version of the draft, which the save replaces.
		if (draft.state.status === 'failed') await draft.flush()
		await draft.pause()
		const sent = contentJson(draft.shown())
		let id: number
		try {
			id = await save({ ...form.getValues(), version: draft.baseVersion(), draftVersion: draft.newestVersion() })
		} catch (reason) {
			await showRefusal(reason, values)
			return
		}
		draft.forget()
		leaving.allow()
		toast({ tone: 'success', text: messages.saved })
		if (contentJson(draft.shown()) === sent) await afterSave.leave(to, { id, title: titleIn(description, values) })
		else await goOn(id)
	}

	/** Opens the saved item with what was typed during the save, as unsaved changes. */
	async function goOn(id: number) {
		draft.keepFor(editPath(id))
		if (item) onStartOver()
		else await navigate(editPath(id), { replace: true })
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		const to = afterSave.asked()
		event.preventDefault()
		schedule.confirmSave(() => void form.handleSubmit((values) => send(values, to))())
	}

	const discard = useDiscard({
		description,
		isNew: item === null,
		draft,
		onStale: () => conflict.open('draft changed'),
		onDiscarded: leaving.allow,
		startOver,
	})

	return {
		form,
		storedFiles: draft.storedFiles,
		/** The props of `FormPage`. */
		frame: {
			element,
			busy: isSubmitting,
			refusals: submitCount,
			onSubmit: submit,
			onSaveAndAdd: afterSave.saveAndAdd,
			onCancel: () => void navigate(listPath),
			question: (
				<>
					{leaving.question}
					{conflict.dialog}
				</>
			),
			schedule,
			notices: {
				refusal:
					refusal?.text ??
					(wrong.length > 0 ? wrongFieldsText(wrong, form.getValues()) : null) ??
					(isDraftStale ? refusals['draft.stale'].message : null),
				onCompare: isRefusal(refusal?.reason, 'write.stale')
					? () => void conflict.open('live changed')
					: isDraftStale
						? () => void conflict.open('draft changed')
						: undefined,
			},
			preview,
			draft: {
				loaded,
				state: draft.state,
				hasDraft: draft.draftVersion !== null,
				isNew: item === null,
				others,
				onDiscard: discard,
				historyHref: item && historyPath(kind, item.id),
				onDuplicate: item ? () => void duplicate(item.id) : undefined,
				onCompare: item ? () => void conflict.open('asked') : undefined,
			},
		},
	}
}
