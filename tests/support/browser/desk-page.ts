import type { Page } from '@playwright/test'

export const deskPath = '/Admin/Receivedapplication'

/** Opens the applications of this job. */
export const openDesk = (page: Page, job: { id: number }) => page.goto(`${deskPath}?page=1&job=${job.id}`)

/** The names in the list in order. */
export const names = (page: Page) => page.getByRole('row').getByRole('link')

export const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
