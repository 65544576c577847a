import { type Context, Hono } from 'hono'
import { edgeCacheOf, purgeDue } from './cache/edge-cache.ts'
import { devMail } from './dev-mail.ts'
import { applicationsPublic } from './features/applications/applications.public.ts'
import { applicationsStaff } from './features/applications/applications.staff.ts'
import { hiringStaff } from './features/applications/desk/hiring.staff.ts'
import { lentJobsOf } from './features/applications/desk/lent-jobs.queries.ts'
import { lentJobsStaff } from './features/applications/desk/lent-jobs.staff.ts'
import { interviewsStaff } from './features/applications/interviews/interviews.staff.ts'
import { newCountStaff } from './features/arrivals/new-count.staff.ts'
import { auditStaff } from './features/audit/audit.staff.ts'
import { accountStaff } from './features/auth/account.staff.ts'
import { authPublic } from './features/auth/auth.public.ts'
import { authStaff } from './features/auth/auth.staff.ts'
import { factorsStaff } from './features/auth/second-factor/factors.staff.ts'
import { passkeysPublic } from './features/auth/second-factor/passkeys.public.ts'
import { blogsPublic } from './features/blogs/blogs.public.ts'
import { blogsStaff } from './features/blogs/blogs.staff.ts'
import { careersPublic } from './features/careers/careers.public.ts'
import { careersStaff } from './features/careers/careers.staff.ts'
import { caseStudiesPublic } from './features/case-studies/case-studies.public.ts'
import { caseStudiesStaff } from './features/case-studies/case-studies.staff.ts'
import { caseStudyCategoriesStaff } from './features/case-studies/case-study-categories.staff.ts'
import { dashboardStaff } from './features/dashboard/dashboard.staff.ts'
import { flyersPublic, whitepapersPublic } from './features/documents/documents.public.ts'
import { flyersStaff, whitepapersStaff } from './features/documents/documents.staff.ts'
import { deskStaff } from './features/enquiries/desk/desk.staff.ts'
import { enquiriesPublic } from './features/enquiries/enquiries.public.ts'
import { enquiriesStaff } from './features/enquiries/enquiries.staff.ts'
import { reportsStaff } from './features/enquiries/report/reports.staff.ts'
import { savedRepliesStaff } from './features/enquiries/saved-replies.staff.ts'
import { attachmentPublic } from './features/events/attachment.public.ts'
import { eventsPublic } from './features/events/events.public.ts'
import { eventsStaff } from './features/events/events.staff.ts'
import { health } from './features/health/health.public.ts'
import { draftsStaff } from './features/items/drafts.staff.ts'
import { historyStaff } from './features/items/history.staff.ts'
import { media } from './features/media/media.public.ts'
import { newsPublic } from './features/news/news.public.ts'
import { newsStaff } from './features/news/news.staff.ts'
import { operationsStaff } from './features/operations/operations.staff.ts'
import { previewsStaff } from './features/previews/previews.staff.ts'
import { scheduleStaff } from './features/schedule/schedule.staff.ts'
import { searchStaff } from './features/search/search.staff.ts'
import { ownDetailsStaff } from './features/users/own-details.staff.ts'
import { userSecurity } from './features/users/user-security.staff.ts'
import { usersStaff } from './features/users/users.staff.ts'
import { afterAnswer } from './http/after-answer.ts'
import { answerError } from './http/error-answers.ts'
import { strictBody } from './http/json-body.ts'
import { answerUnrouted } from './http/method-not-allowed.ts'
import type { AppEnv } from './http/request-context.ts'
import { requestSetup } from './http/request-setup.ts'
import { sendDueMail } from './jobs/mail.ts'
import { apiDocument } from './openapi/api-document.ts'
import { requireSetUp } from './set-up/require-set-up.ts'
import { floodLimit } from './visitors/flood-limit.ts'

/** A change queues purges and mails. They leave at once; the cron retries those that fail. */
const afterChange = ({ var: { db }, env, executionCtx }: Context<AppEnv>) => [
	() => purgeDue(db, edgeCacheOf(executionCtx)),
	() => sendDueMail(db, env),
]

/** The API: the middleware in its order, then one line per feature. */
export const api = new Hono<AppEnv>()

api.use(requestSetup(afterAnswer(afterChange)))
api.use('/api/*', strictBody)
api.use('/api/*', requireSetUp)
api.use('/media/*', requireSetUp)
api.use('/api/public/*', floodLimit)
api.use('/api/authcontroller/login', floodLimit)
api.use('/api/authcontroller/passkeysigninoptions', floodLimit)
api.use('/api/authcontroller/passkeysignin', floodLimit)
api.use('/api/authcontroller/forgotpassword', floodLimit)
api.use('/api/authcontroller/resetpassword', floodLimit)
api.route('/api/authcontroller', authPublic)
api.route('/api/authcontroller', authStaff)
api.route('/api/authcontroller', passkeysPublic)
api.route('/api/authcontroller', factorsStaff)
api.route('/api', accountStaff(lentJobsOf))
api.route('/api', ownDetailsStaff)
api.route('/api/public/contactuscontroller', enquiriesPublic)
api.route('/api/contactuscontroller', enquiriesStaff)
api.route('/api/hiringdeskcontroller', hiringStaff)
api.route('/api/hiringdeskcontroller', lentJobsStaff)
api.route('/api/hiringdeskcontroller', interviewsStaff)
api.route('/api/enquirydeskcontroller', deskStaff)
api.route('/api/enquirydeskcontroller', savedRepliesStaff)
api.route('/api/enquirydeskcontroller', reportsStaff)
api.route('/api/enquirydeskcontroller', newCountStaff)
api.route('/api/usercontroller', usersStaff)
api.route('/api/usercontroller', userSecurity)
api.route('/api/public/newscontroller', newsPublic)
api.route('/api/newscontroller', newsStaff)
api.route('/api/public/flyerscontroller', flyersPublic)
api.route('/api/flyerscontroller', flyersStaff)
api.route('/api/public/whitepaperscontroller', whitepapersPublic)
api.route('/api/whitepaperscontroller', whitepapersStaff)
api.route('/api/public/blogscontroller', blogsPublic)
api.route('/api/blogscontroller', blogsStaff)
api.route('/api/public/eventscontroller', eventsPublic)
api.route('/api/public/attachment', attachmentPublic)
api.route('/api/eventscontroller', eventsStaff)
api.route('/api/public/casestudiescontroller', caseStudiesPublic)
api.route('/api/casestudiescontroller', caseStudiesStaff)
api.route('/api/casestudycategoriescontroller', caseStudyCategoriesStaff)
api.route('/api/public/careerscontroller', careersPublic)
api.route('/api/careerscontroller', careersStaff)
api.route('/api/public/careerscontroller', applicationsPublic)
api.route('/api/careerscontroller', applicationsStaff)
api.route('/api/itemscontroller', scheduleStaff)
api.route('/api/itemscontroller', previewsStaff)
api.route('/api/itemscontroller', draftsStaff)
api.route('/api/itemscontroller', historyStaff)
api.route('/api/auditcontroller', auditStaff)
api.route('/api/dashboardcontroller', dashboardStaff)
api.route('/api/operationscontroller', operationsStaff)
api.route('/api/searchcontroller', searchStaff)
api.route('/media', media)
api.route('/health', health)
api.route('/', apiDocument(api))
api.route('/dev/mail', devMail)

api.notFound(answerUnrouted(api))
api.onError(answerError)
