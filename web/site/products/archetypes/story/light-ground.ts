import type { PageGround } from '#web/content/products/product.ts'

/** The line is made for light grounds. */
export type LightGround = Exclude<PageGround, 'night'>

export const colours: Record<LightGround, string> = {
	paper: 'bg-paper',
	surface: 'bg-surface',
	tint: 'bg-brand-soft',
}
