/** Runs `work` on each item, at most `atOnce` at a time. The first failure ends it. */
export async function inParallel<Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
	atOnce: number,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const running = new Set<Promise<void>>()
	for await (const item of items) {
		// A failed item stays in the set, so that the next wait throws its error.
		const one = work(item).then(() => void running.delete(one))
		// Node must not report it as unhandled before that.
		one.catch(() => {})
		running.add(one)
		if (running.size >= atOnce) await Promise.race(running)
	}
	await Promise.all(running)
}
