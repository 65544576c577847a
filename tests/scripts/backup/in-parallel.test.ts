import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from '#scripts/backup/in-parallel.ts'

async function* slowly(count: number) {
	for (let item = 0; item < count; item += 1) {
		await nextTurn()
		yield item
	}
}

test.each([
	['the first', 0],
	['one in the middle', 5],
	['the last', 9],
])('a failure of %s is heard of, even where it came long before the end', async (_, failing) => {
	const done: number[] = []
	const run = inParallel(slowly(10), 100, async (item) => {
		if (item === failing) throw new Error(`Item ${item} failed`)
		done.push(item)
	})
	await expect(run).rejects.toThrow(`Item ${failing} failed`)
	expect(done).not.toContain(failing)
})

test('the limit holds, and every item is processed', async () => {
	let [running, most, done] = [0, 0, 0]
	await inParallel(Array(20).keys(), 3, async () => {
		running += 1
		most = Math.max(most, running)
		await nextTurn()
		await nextTurn()
		running -= 1
		done += 1
	})
	expect([most, done]).toEqual([3, 20])
})
