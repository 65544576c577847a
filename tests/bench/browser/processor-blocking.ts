import type { Artifacts, Trace, TraceEvent } from 'lighthouse'
import TraceProcessor from 'lighthouse/core/lib/lh-trace-processor.js'

/** What a task takes beyond this is blocking: https://web.dev/articles/tbt */
const longMs = 50

/**
 * The blocking of a recorded page after its first paint, in milliseconds, as Lighthouse counts it, but by the processor time of each
 * task: by the clock, whatever else the machine does meanwhile counts as well.
 *
 * @param slowdown how many times slower the phone is than what was recorded: 4 for Lighthouse's mobile preset, 1 where the browser was
 *   slowed down itself
 * @param interactiveMs when the page was interactive, counted from its start; what comes later, such as the next slide, blocks nothing
 */
export function processorBlocking(trace: Trace, slowdown: number, interactiveMs = Number.POSITIVE_INFINITY): number {
	const processed: Artifacts.ProcessedTrace = TraceProcessor.processTrace(trace)
	const { timestamps }: Artifacts.ProcessedNavigation = TraceProcessor.processNavigation(processed)
	return processed.mainThreadEvents
		.filter(({ ts }) => ts >= timestamps.firstContentfulPaint && ts < timestamps.timeOrigin + interactiveMs * 1000)
		.filter((event) => TraceProcessor.isScheduleableTask(event))
		.reduce((sum, task) => sum + Math.max(0, slowdown * processorMs(task) - longMs), 0)
}

/** Recorded for every task, in microseconds, though Lighthouse's types do not say so. */
const processorMs = (task: TraceEvent & { tdur?: number }) => (task.tdur ?? 0) / 1000
