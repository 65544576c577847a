import {
	act,
	chosen,
	type Desk,
	found,
	main,
	mostVersions,
	openVersion,
	paper,
	saved,
	signatureOf,
	start,
	versionCountText,
	versionsOf,
} from '#web/site/signature/document-management/desk.ts'
import { documents } from '#web/site/signature/document-management/documents.ts'
import type { Run } from '#web/site/signature/document-management/words.ts'
import { operate, scenePartsOf } from './operate.ts'

/** Screen readers seldom say that words are inserted or deleted. */
const spoken = { ins: 'added: ', del: 'removed: ' } as const

function drawn({ text, kind }: Run): Node {
	if (kind === 'plain') return document.createTextNode(text)
	const element = document.createElement(kind)
	if (kind !== 'mark') {
		const hint = document.createElement('span')
		hint.className = 'sr-only'
		hint.textContent = spoken[kind]
		element.appendChild(hint)
	}
	element.append(text)
	return element
}

function paragraph(runs: readonly Run[]): HTMLParagraphElement {
	const element = document.createElement('p')
	for (const run of runs) {
		element.appendChild(drawn(run))
		element.append(' ')
	}
	return element
}

/** Search, versions, comparison, and the decision on the lease. */
export function operateDocumentManagement(scene: HTMLFormElement): void {
	const part = scenePartsOf(scene)
	const say = (name: string, text = '') => {
		part(name).textContent = text
	}
	const show = (desk: Desk) => {
		found(desk).forEach((count, index) => {
			part(`document-${index}`).hidden = count < 0
			say(`hits-${index}`, count > 0 ? `${count} ${count === 1 ? 'hit' : 'hits'}` : documents[index]?.type)
		})
		const versions = versionsOf(desk.open, desk)
		for (let index = 0; index < mostVersions; index++) {
			part(`tab-${index}`).hidden = index >= versions.length
			say(`number-${index}`, versions[index]?.number)
		}
		const { entry, status } = openVersion(desk)
		scene.dataset.signature = signatureOf(desk)
		say('count', versionCountText(desk))
		say('entry', entry)
		say('status', status)
		say('name', documents[desk.open]?.name)
		say('place', documents[desk.open]?.place)
		part('paper').replaceChildren(...paper(desk).map(paragraph))
		for (const choice of scene.querySelectorAll<HTMLInputElement>('input')) {
			if (choice.name === 'open') choice.checked = Number(choice.value) === desk.open
			if (choice.name === 'version') choice.checked = Number(choice.value) === desk.version
			if (choice.name === 'compare') choice.checked = desk.compare
		}
	}
	operate(scene, { start, act, show, chosen, main, saved })
}
