import { hc } from 'hono/client'
import type { ApplicationsStaffApi } from '#worker/features/applications/applications.staff.ts'
import type { HiringStaffApi } from '#worker/features/applications/desk/hiring.staff.ts'
import type { LentJobsStaffApi } from '#worker/features/applications/desk/lent-jobs.staff.ts'
import type { InterviewsStaffApi } from '#worker/features/applications/interviews/interviews.staff.ts'
import type { NewCountStaffApi } from '#worker/features/arrivals/new-count.staff.ts'
import type { AuditStaffApi } from '#worker/features/audit/audit.staff.ts'
import type { AccountStaffApi } from '#worker/features/auth/account.staff.ts'
import type { FactorsStaffApi } from '#worker/features/auth/second-factor/factors.staff.ts'
import type { BlogsStaffApi } from '#worker/features/blogs/blogs.staff.ts'
import type { CareersStaffApi } from '#worker/features/careers/careers.staff.ts'
import type { CaseStudiesStaffApi } from '#worker/features/case-studies/case-studies.staff.ts'
import type { CaseStudyCategoriesStaffApi } from '#worker/features/case-studies/case-study-categories.staff.ts'
import type { DashboardStaffApi } from '#worker/features/dashboard/dashboard.staff.ts'
import type { FlyersStaffApi, WhitepapersStaffApi } from '#worker/features/documents/documents.staff.ts'
import type { DeskStaffApi } from '#worker/features/enquiries/desk/desk.staff.ts'
import type { EnquiriesStaffApi } from '#worker/features/enquiries/enquiries.staff.ts'
import type { ReportsStaffApi } from '#worker/features/enquiries/report/reports.staff.ts'
import type { SavedRepliesStaffApi } from '#worker/features/enquiries/saved-replies.staff.ts'
import type { EventsStaffApi } from '#worker/features/events/events.staff.ts'
import type { DraftsStaffApi } from '#worker/features/items/drafts.staff.ts'
import type { HistoryStaffApi } from '#worker/features/items/history.staff.ts'
import type { NewsStaffApi } from '#worker/features/news/news.staff.ts'
import type { OperationsStaffApi } from '#worker/features/operations/operations.staff.ts'
import type { PreviewsStaffApi } from '#worker/features/previews/previews.staff.ts'
import type { ScheduleStaffApi } from '#worker/features/schedule/schedule.staff.ts'
import type { SearchStaffApi } from '#worker/features/search/search.staff.ts'
import type { OwnDetailsApi } from '#worker/features/users/own-details.staff.ts'
import type { UserSecurityApi } from '#worker/features/users/user-security.staff.ts'
import type { UsersStaffApi } from '#worker/features/users/users.staff.ts'
import { quietFetch, staffFetch } from './session/staff-fetch.ts'

// The staff's API clients. Those of visitors are in web/api.ts, which keeps these out of public pages.
const signedIn = { fetch: staffFetch }

export const accountApi = hc<AccountStaffApi>('/api', signedIn)
export const auditApi = hc<AuditStaffApi>('/api/auditcontroller', signedIn)
export const blogsApi = hc<BlogsStaffApi>('/api/blogscontroller', signedIn)
export const applicationsApi = hc<ApplicationsStaffApi>('/api/careerscontroller', signedIn)
export const careersApi = hc<CareersStaffApi>('/api/careerscontroller', signedIn)
export const caseStudiesApi = hc<CaseStudiesStaffApi>('/api/casestudiescontroller', signedIn)
export const caseStudyCategoriesApi = hc<CaseStudyCategoriesStaffApi>('/api/casestudycategoriescontroller', signedIn)
export const dashboardApi = hc<DashboardStaffApi>('/api/dashboardcontroller', signedIn)
export const hiringApi = hc<HiringStaffApi>('/api/hiringdeskcontroller', signedIn)
export const interviewsApi = hc<InterviewsStaffApi>('/api/hiringdeskcontroller', signedIn)
export const lentJobsApi = hc<LentJobsStaffApi>('/api/hiringdeskcontroller', signedIn)
export const deskApi = hc<DeskStaffApi>('/api/enquirydeskcontroller', signedIn)
/** For the call that a visible tab sends by itself. */
export const newCountApi = hc<NewCountStaffApi>('/api/enquirydeskcontroller', { fetch: quietFetch })
export const savedRepliesApi = hc<SavedRepliesStaffApi>('/api/enquirydeskcontroller', signedIn)
export const enquiriesApi = hc<EnquiriesStaffApi>('/api/contactuscontroller', signedIn)
export const enquiryReportsApi = hc<ReportsStaffApi>('/api/enquirydeskcontroller', signedIn)
export const factorsApi = hc<FactorsStaffApi>('/api/authcontroller', signedIn)
export const flyersApi = hc<FlyersStaffApi>('/api/flyerscontroller', signedIn)
export const eventsApi = hc<EventsStaffApi>('/api/eventscontroller', signedIn)
export const draftsApi = hc<DraftsStaffApi>('/api/itemscontroller', signedIn)
/** For autosaves. */
export const quietDraftsApi = hc<DraftsStaffApi>('/api/itemscontroller', { fetch: quietFetch })
export const ownDetailsApi = hc<OwnDetailsApi>('/api', signedIn)
export const previewsApi = hc<PreviewsStaffApi>('/api/itemscontroller', signedIn)
export const historyApi = hc<HistoryStaffApi>('/api/itemscontroller', signedIn)
export const newsApi = hc<NewsStaffApi>('/api/newscontroller', signedIn)
export const operationsApi = hc<OperationsStaffApi>('/api/operationscontroller', signedIn)
export const scheduleApi = hc<ScheduleStaffApi>('/api/itemscontroller', signedIn)
export const searchApi = hc<SearchStaffApi>('/api/searchcontroller', signedIn)
export const userSecurityApi = hc<UserSecurityApi>('/api/usercontroller', signedIn)
export const usersApi = hc<UsersStaffApi>('/api/usercontroller', signedIn)
export const whitepapersApi = hc<WhitepapersStaffApi>('/api/whitepaperscontroller', signedIn)
