/** Runs `work` on each item, `atOnce` of them at a time. The first failure ends it. */
export async function inParallel<Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
	atOnce: number,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const running = new Set<Promise<void>>()
	for await (const item of items) {
		const one = work(item).finally(() => running.delete(one))
		// Whoever awaits the race hears of a failure; this keeps Node from calling it unhandled before.
		one.catch(() => {})
		running.add(one)
		if (running.size >= atOnce) await Promise.race(running)
	}
	await Promise.all(running)
}
