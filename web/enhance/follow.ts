/** Marks the link to the section in view. A list that collapses names the section, and closes after a choice. */
export function follow(list: HTMLElement): void {
	const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
	const here = list.querySelector('[data-here]')

	const mark = (id: string | undefined) => {
		for (const link of links) {
			const isCurrent = link.hash === `#${id}`
			if (isCurrent) link.setAttribute('aria-current', 'location')
			else link.removeAttribute('aria-current')
		}
		if (here) here.textContent = links.find(({ hash }) => hash === `#${id}`)?.textContent ?? ''
	}

	const crossed = new Set<string>()
	// A line in the upper quarter of the window. Where two sections meet, it crosses both.
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries)
				if (isIntersecting) crossed.add(target.id)
				else crossed.delete(target.id)
			mark([...crossed].at(-1))
		},
		{ rootMargin: '-25% 0px -75% 0px' },
	)
	for (const id of new Set(links.map(({ hash }) => hash.slice(1)))) {
		const section = document.getElementById(id)
		if (section) observer.observe(section)
	}

	list.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('a')) target.closest('details')?.removeAttribute('open')
	})
}
