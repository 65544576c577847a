import type { DemoApplication } from './application-type.ts'
import { engineers } from './applications-1.ts'
import { consultants } from './applications-2.ts'
import { testersAndWriters } from './applications-3.ts'
import { students } from './applications-4.ts'
import { supporters } from './applications-5.ts'
import { coordinators } from './applications-6.ts'

export const demoApplications: readonly DemoApplication[] = [
	...engineers,
	...consultants,
	...testersAndWriters,
	...students,
	...supporters,
	...coordinators,
]
