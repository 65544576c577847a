import type { JobTypes } from '#contracts/careers/job-types.ts'
import { answerOf } from '#web/api.ts'
import { careersApi } from '../staff-api.ts'

/** The job types by id. */
export const loadJobTypes = (): Promise<JobTypes> => answerOf(careersApi.viewJobType.$get())
