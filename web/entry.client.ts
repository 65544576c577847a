if (document.documentElement.dataset.interactive !== undefined)
	void import('./hydrate.tsx').then(({ hydrate }) => hydrate())
