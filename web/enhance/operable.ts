import type { SignatureName } from '#web/site/signature/signature-name.ts'
import { approached } from './approached.ts'

const scenes: Record<SignatureName, () => Promise<(scene: HTMLFormElement) => void>> = {
	'document-management': async () => (await import('./signature/document-management.ts')).documentManagement,
	kyc: async () => (await import('./signature/kyc.ts')).kyc,
	'business-process-management': async () =>
		(await import('./signature/business-process-management.ts')).businessProcessManagement,
	'three-way-matching': async () => (await import('./signature/three-way-matching.ts')).threeWayMatching,
	'trade-finance': async () => (await import('./signature/trade-finance.ts')).tradeFinance,
}

/** Makes a signature scene work once it is close. Until then, and without script, it shows the start of its case. */
export async function operable(scene: HTMLElement): Promise<void> {
	await approached(scene)
	const enhance = await scenes[scene.dataset.scene as SignatureName]()
	enhance(scene as HTMLFormElement)
	scene.toggleAttribute('data-operable', true)
}
