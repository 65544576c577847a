import type { Role } from '#contracts/auth/roles.ts'

/** `email` is the part before the company's mail domain. Without `active` they are. */
export type DemoStaff = {
	userName: string
	fullName: string
	email: string
	active?: false
	roles: readonly Role[]
}

/** Further staff, so that the list of users has pages, scripts and states. They have no password and cannot sign in. */
export const demoStaff: readonly DemoStaff[] = [
	{ userName: 'anitha.p', fullName: 'അനിത പുതിയേടം', email: 'anitha.puthiyedam', roles: ['Blogs', 'NewsAdmin'] },
	{ userName: 'm.osei', fullName: 'Kwabena Osei-Mireku', email: 'kwabena.osei', roles: ['ContactRequests'] },
	{
		userName: 'svetla',
		fullName: 'Светла Радойчева',
		email: 'svetla.radoycheva',
		roles: ['CaseStudies', 'WhitePapers'],
	},
	{ userName: 'harini.s', fullName: 'ஹரிணி செல்லையா', email: 'harini.sellaiah', roles: ['JobApplicants', 'Careers'] },
	{ userName: 'dmurphy', fullName: 'Dervla Ní Mhurchú', email: 'dervla', active: false, roles: ['EventsAdmin'] },
	{ userName: 'y.kanemura', fullName: '金村 芳乃', email: 'yoshino.kanemura', roles: ['Flyers'] },
	{
		userName: 'farouk',
		fullName: 'فاروق البنداري',
		email: 'farouk.bindari',
		roles: ['ContactRequests', 'EventsAdmin'],
	},
	{ userName: 'ines.c', fullName: 'Inês Carrapatoso', email: 'ines_carrapatoso', roles: [] },
	{ userName: 'BVdM', fullName: 'Bart van der Meijden', email: 'bart.vandermeijden', roles: ['Careers'] },
	{ userName: 'rekha', fullName: 'रेखा दाभोलकर', email: 'rekha.dabholkar', roles: ['Blogs', 'CaseStudies', 'Flyers'] },
	{ userName: 'zofia.k', fullName: 'Zofia Kęszycka', email: 'zofia.keszycka', active: false, roles: ['Blogs'] },
	{ userName: 'tuan', fullName: 'Đoàn Quốc Tuấn', email: 'tuan.doan', roles: ['NewsAdmin'] },
	{ userName: 'achieng', fullName: 'Achieng Okwaro', email: 'achieng.okwaro', roles: ['JobApplicants'] },
	{ userName: 'el.papa', fullName: 'Ελευθερία Παπαδογιάννη', email: 'eleftheria', roles: ['WhitePapers'] },
	{
		userName: 'rmehta',
		fullName: 'Rustom Mehtaji',
		email: 'rustom.mehtaji',
		roles: ['UserListing', 'ContactRequests'],
	},
	{ userName: 'hyejin', fullName: '표혜진', email: 'hyejin.pyo', roles: ['EventsAdmin'] },
	{ userName: 'søren', fullName: 'Søren Kjærulff', email: 'soren.kjaerulff', active: false, roles: [] },
	{ userName: 'noor', fullName: 'نور السعيدان', email: 'noor', roles: ['Careers', 'JobApplicants'] },
	{ userName: 'lakshmi.v', fullName: 'లక్ష్మి వేమూరి', email: 'lakshmi.vemuri', roles: ['Flyers', 'WhitePapers'] },
	{
		userName: 'cgaillard',
		fullName: 'Clémence Gaillardet',
		email: 'clemence.gaillardet',
		roles: ['NewsAdmin', 'EventsAdmin'],
	},
	{ userName: 'oybek', fullName: 'Oybek Toshpulatov', email: 'oybek', roles: ['ContactRequests'] },
	{ userName: 'shira.a', fullName: 'שירה אבן־צור', email: 'shira.evenzur', roles: ['CaseStudies'] },
	{ userName: 'gthapaliya', fullName: 'गोमा थपलिया', email: 'goma.thapaliya', active: false, roles: ['JobApplicants'] },
	{ userName: 'mateus', fullName: 'Mateus Brandolini Sá', email: 'mateus.brandolini', roles: ['Blogs'] },
	{ userName: 'ruiyun', fullName: '欧阳瑞筠', email: 'ruiyun.ouyang', roles: ['WhitePapers', 'CaseStudies'] },
	{ userName: 'k.hautala', fullName: 'Kerttu Hautalampi', email: 'kerttu', roles: [] },
	{ userName: 'debjani', fullName: 'দেবযানী রায়চৌধুরী', email: 'debjani.r', roles: ['Blogs', 'NewsAdmin', 'Flyers'] },
	{ userName: 'ngozi.e', fullName: 'Ngozi Eziashi', email: 'ngozi.eziashi', roles: ['UserListing'] },
	{ userName: 'levan', fullName: 'ლევან ჭიაბერი', email: 'levan', active: false, roles: ['EventsAdmin'] },
	{
		userName: 'siobhan.f',
		fullName: 'Siobhán Feirtéar',
		email: 'siobhan.feirtear',
		roles: ['ContactRequests', 'Careers'],
	},
	{ userName: 'wanjiru', fullName: 'Wanjirũ Kamanyi', email: 'wanjiru_kamanyi', roles: ['JobApplicants'] },
	{ userName: 'annika', fullName: 'Annika Freifrau von Tellerhagen-Süderbrück', email: 'annika.t', roles: ['Admin'] },
	{ userName: 'praveen.n', fullName: 'ಪ್ರವೀಣ್ ನಾಗರಕಟ್ಟೆ', email: 'praveen.n', active: false, roles: ['Careers'] },
]
