import type { SignatureName } from '#web/site/signature/signature-name.ts'
import { approached } from './approached.ts'

const scenes: Record<SignatureName, () => Promise<(scene: HTMLFormElement) => void>> = {
	'document-management': async () => (await import('./signature/document-management.ts')).operateDocumentManagement,
	kyc: async () => (await import('./signature/kyc.ts')).operateKyc,
	'business-process-management': async () =>
		(await import('./signature/business-process-management.ts')).operateBusinessProcessManagement,
	'three-way-matching': async () => (await import('./signature/three-way-matching.ts')).operateThreeWayMatching,
	'trade-finance': async () => (await import('./signature/trade-finance.ts')).operateTradeFinance,
}

/** Makes a signature scene work once it is close. Until then, and without script, it shows the start of its case. */
export async function operable(scene: HTMLElement): Promise<void> {
	await approached(scene)
	const enhance = await scenes[scene.dataset.scene as SignatureName]()
	enhance(scene as HTMLFormElement)
	scene.toggleAttribute('data-operable', true)
}
