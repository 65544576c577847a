import type { Artifacts, Trace, TraceEvent } from 'lighthouse'
import TraceProcessor from 'lighthouse/core/lib/lh-trace-processor.js'

/** A phone of Lighthouse's mobile preset is so many times slower than this machine. */
const slowdown = 4
/** What a task takes beyond this is blocking: https://web.dev/articles/tbt */
const longMs = 50

/**
 * The blocking of a recorded page after its first paint, in milliseconds, as Lighthouse simulates it, but by the processor time of each
 * task: by the clock, whatever else the machine does meanwhile counts four times.
 */
export function processorBlocking(trace: Trace): number {
	const processed: Artifacts.ProcessedTrace = TraceProcessor.processTrace(trace)
	const { timestamps }: Artifacts.ProcessedNavigation = TraceProcessor.processNavigation(processed)
	return processed.mainThreadEvents
		.filter((event) => TraceProcessor.isScheduleableTask(event) && event.ts >= timestamps.firstContentfulPaint)
		.reduce((sum, task) => sum + Math.max(0, slowdown * processorMs(task) - longMs), 0)
}

/** Recorded for every task, in microseconds, though Lighthouse's types do not say so. */
const processorMs = (task: TraceEvent & { tdur?: number }) => (task.tdur ?? 0) / 1000
