import { stillness } from './autoplay.ts'

/**
 * A film with controls of ours: `data-video-play` stands while it is at rest and `data-video-pause` while it runs, and a click on the
 * picture does either. With `data-autoplay` it begins by itself, muted, unless less motion or less data is asked for.
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
	play.addEventListener('click', start)
	pause.addEventListener('click', stop)
	film.addEventListener('click', () => (film.paused ? start() : stop()))
	for (const event of ['play', 'pause', 'ended']) film.addEventListener(event, showState)
	captions?.addEventListener('click', () => showCaptions(film, captions))

	film.controls = false
	showState()
	if (captions) captions.hidden = false
	root.toggleAttribute('data-ready', true)
	if (root.dataset.autoplay === undefined) return
	stillness.addEventListener('change', () => stillness.matches && stop())
	if (!stillness.matches && !savesData()) start()
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
