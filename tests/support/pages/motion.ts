import { reducedMotion } from '#web/enhance/reduced-motion.ts'

/** Changes the visitor's preference. */
export function setReducedMotion(asked: boolean): void {
	window.happyDOM.settings.device.prefersReducedMotion = asked ? 'reduce' : 'no-preference'
	reducedMotion.dispatchEvent(new Event('change'))
}
