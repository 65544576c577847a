import { type CanvasLayout, svgPathOf } from '#web/site/signature/business-process-management/canvas-layout.ts'

/** Draws the path while the visitor pulls the gateway's handle. Dropped on a task, it presses the button of that task. */
export function pullPath(scene: HTMLFormElement, canvas: SVGSVGElement, { nodes }: CanvasLayout): void {
	const handle = canvas.querySelector<SVGElement>('[data-handle]')
	const pull = canvas.querySelector('[data-canvas-part="pull"]')
	if (!handle || !pull) return
	const end = () => {
		scene.removeAttribute('data-pulled')
		pull.removeAttribute('d')
	}
	handle.addEventListener('pointerdown', (event) => {
		event.preventDefault()
		handle.setPointerCapture(event.pointerId)
		scene.toggleAttribute('data-pulled', true)
	})
	handle.addEventListener('pointermove', ({ clientX, clientY }) => {
		const matrix = canvas.getScreenCTM()
		if (!matrix || !scene.hasAttribute('data-pulled')) return
		const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
		pull.setAttribute('d', svgPathOf([nodes.gateway, [x, y]]))
	})
	handle.addEventListener('pointercancel', end)
	handle.addEventListener('pointerup', ({ clientX, clientY }) => {
		end()
		const node = document.elementsFromPoint(clientX, clientY).find((each) => each.closest('[data-node]'))
		const target = node?.closest<SVGElement>('[data-node]')?.dataset.node
		const button = scene.querySelector<HTMLButtonElement>(`[name="target"][value="${target}"]`)
		if (button?.ariaPressed === 'false') button.click()
	})
}
