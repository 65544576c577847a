import { availableParallelism } from 'node:os'

const most = 6

/** How many test files or journeys run at once: as many as there are processors, at most six. `WORKERS=4` forces a number. */
export const workerCount = (): number => Number(process.env.WORKERS) || Math.min(most, availableParallelism())
