import { reducedMotion } from './reduced-motion.ts'

/**
 * Controls a film: `data-video-play` shows while it is paused, `data-video-pause` while it plays, and a click on the
 * picture toggles it. With `data-autoplay` it starts by itself, muted, unless the visitor prefers reduced motion or reduced
 * data. With `data-with-page` it shares the state of the page's control of movement (`data-page-movement`): its buttons
 * press that one.
 */
export function video(root: HTMLElement): void {
	const film = root.querySelector('video')
	const play = root.querySelector<HTMLElement>('[data-video-play]')
	const pause = root.querySelector<HTMLElement>('[data-video-pause]')
	const captions = root.querySelector<HTMLElement>('[data-video-captions]')
	if (!film || !play || !pause) return

	const start = () => void film.play().catch(() => undefined)
	const stop = () => film.pause()
	const showState = () => {
		const hadFocus = document.activeElement === play || document.activeElement === pause
		play.hidden = !film.paused
		pause.hidden = film.paused
		if (hadFocus) (film.paused ? play : pause).focus({ preventScroll: true })
	}
	const page = root.dataset.withPage === undefined ? null : document.querySelector<HTMLElement>('[data-page-movement]')
	const isPagePaused = () => page?.closest('[data-paused]') != null
	const onPlay = () => (page && isPagePaused() ? page.click() : start())
	const onPause = () => (page && !isPagePaused() ? page.click() : stop())
	play.addEventListener('click', onPlay)
	pause.addEventListener('click', onPause)
	film.addEventListener('click', () => (film.paused ? onPlay() : onPause()))
	page?.addEventListener('movement-played', start)
	page?.addEventListener('movement-paused', stop)
	for (const event of ['play', 'pause', 'ended']) film.addEventListener(event, showState)
	captions?.addEventListener('click', () => showCaptions(film, captions))

	film.controls = false
	showState()
	if (captions) captions.hidden = false
	root.toggleAttribute('data-ready', true)
	if (root.dataset.autoplay === undefined) return
	reducedMotion.addEventListener('change', () => reducedMotion.matches && stop())
	if (!reducedMotion.matches && !savesData() && !isPagePaused()) start()
}

function showCaptions(film: HTMLVideoElement, button: HTMLElement): void {
	const shown = button.ariaPressed !== 'true'
	button.ariaPressed = String(shown)
	for (const track of film.textTracks) track.mode = shown ? 'showing' : 'disabled'
}

function savesData(): boolean {
	const connection: unknown = 'connection' in navigator ? navigator.connection : null
	return (
		typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
	)
}
