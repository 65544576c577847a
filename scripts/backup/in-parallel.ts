/** Runs `work` on each item, `atOnce` of them at a time. The first failure ends it. */
export async function inParallel<Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
	atOnce: number,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const running = new Set<Promise<void>>()
	for await (const item of items) {
		// What has failed stays among them, for whoever waits next to hear of it.
		const one = work(item).then(() => void running.delete(one))
		// Until then Node would call it unhandled.
		one.catch(() => {})
		running.add(one)
		if (running.size >= atOnce) await Promise.race(running)
	}
	await Promise.all(running)
}
