import {
	type CanvasLayout,
	type LayoutName,
	layouts,
	type Point,
	pointsOf,
	restOf,
	svgPathOf,
} from '#web/site/signature/business-process-management/canvas-layout.ts'
import {
	act,
	approverOf,
	chosen,
	figures,
	main,
	type Node,
	type Process,
	saved,
	start,
	taskOf,
} from '#web/site/signature/business-process-management/process.ts'
import { reducedMotion } from '../reduced-motion.ts'
import { operate, scenePartsOf } from './operate.ts'

/** Draws the path while the visitor pulls the gateway's handle. Dropped on a task, it presses the button of that task. */
function pullPath(scene: HTMLFormElement, canvas: SVGSVGElement, { nodes }: CanvasLayout): void {
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

const walkMs = 600

/** The drawn path, the token of the case, and the task that it reaches. */
export function operateBusinessProcessManagement(scene: HTMLFormElement): void {
	const part = scenePartsOf(scene)
	const canvases = [...scene.querySelectorAll<SVGSVGElement>('[data-canvas]')]
	let before: readonly Node[] = []
	const show = (state: Process) => {
		const { target, limit, route, outcome } = state
		const approver = approverOf(state)
		const task = taskOf(state)
		part('initials').textContent = task.initials
		part('owner').textContent = task.owner
		part('task').textContent = task.text
		part('version').textContent = route.length > 0 ? 'Version 4, published' : 'Version 4, draft'
		scene.dataset.target = target ?? ''
		scene.dataset.outcome = outcome ?? ''
		scene.toggleAttribute('data-open', approver !== null)
		for (const button of part('decisions').querySelectorAll('button')) button.ariaDisabled = String(!approver)
		// The act was refused: its control shows the state again.
		const select = scene.elements.namedItem('limit')
		if (select instanceof HTMLSelectElement) select.value = String(limit)
		for (const radio of scene.querySelectorAll<HTMLInputElement>('[name="request"]'))
			radio.checked = radio.value === state.request
		for (const canvas of canvases) {
			const layout = layouts[canvas.dataset.canvas as LayoutName]
			write(canvas, 'up-to', `up to ${figures(limit)}`)
			write(canvas, 'above', `above ${figures(limit)}`)
			for (const node of canvas.querySelectorAll<SVGElement>('[data-node]'))
				node.toggleAttribute('data-here', node.dataset.node === route.at(-1))
			walk(canvas, layout, route, isContinued(before, route) ? before : [])
		}
		before = route
	}
	operate(scene, { start, act, show, chosen, main, saved })
	for (const canvas of canvases) pullPath(scene, canvas, layouts[canvas.dataset.canvas as LayoutName])
}

const isContinued = (before: readonly Node[], route: readonly Node[]) =>
	before.length <= route.length && before.every((node, index) => route[index] === node)

const find = (canvas: SVGSVGElement, name: string) => canvas.querySelector<SVGElement>(`[data-canvas-part="${name}"]`)

function write(canvas: SVGSVGElement, name: string, text: string): void {
	const label = find(canvas, name)
	if (label) label.textContent = text
}

/** Moves the token along the part of the route that is new, and marks the whole route. */
function walk(canvas: SVGSVGElement, layout: CanvasLayout, route: readonly Node[], before: readonly Node[]): void {
	const rest = restOf(layout, route.at(-1) ?? 'start')
	const token = find(canvas, 'token')
	const all = pointsOf(layout, route)
	find(canvas, 'trail')?.setAttribute('d', svgPathOf(all))
	token?.setAttribute('transform', `translate(${rest.join(' ')})`)
	const fresh = all.slice(pointsOf(layout, before).length)
	if (!token?.animate || fresh.length === 0 || reducedMotion.matches) return
	token.animate(stops([restOf(layout, before.at(-1) ?? 'start'), ...fresh, rest]), {
		duration: walkMs,
		easing: 'ease-in-out',
	})
}

/** Keyframes of an even speed along the points. */
function stops(points: readonly Point[]): Keyframe[] {
	let length = 0
	const lengths = points.map(([x, y], index) => {
		const [fromX, fromY] = points[index - 1] ?? [x, y]
		length += Math.hypot(x - fromX, y - fromY)
		return length
	})
	return points.map(([x, y], index) => ({
		transform: `translate(${x}px, ${y}px)`,
		offset: (lengths[index] ?? 0) / length,
	}))
}
