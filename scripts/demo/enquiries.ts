/** One enquiry as a visitor would have sent it. Telephone numbers are of ranges that nobody is given. */
export type DemoEnquiry = {
	name: string
	organization: string
	department: 'Sales' | 'Support' | 'Careers' | 'Investors' | 'Partners' | 'Others'
	emailId: string
	phoneNo: string
	message: string
}

/** Newest first. */
export const demoEnquiries: readonly DemoEnquiry[] = [
	{
		name: 'Marguerite Oyelaran',
		organization: 'Harbourline Savings Bank',
		department: 'Sales',
		emailId: 'm.oyelaran@harbourline.example',
		phoneNo: '12025550147',
		message:
			'We open about 400 accounts a day in 62 branches and re-enter every form by hand. Could you show us branch assisted onboarding with KYC checks next week? Tuesday or Thursday afternoon suits us.',
	},
	{
		name: 'ജയശ്രീ കോവിലകം',
		organization: 'മലനാട് സഹകരണ സംഘം',
		department: 'Sales',
		emailId: 'jayasree@malanadu.example',
		phoneNo: '914845550191',
		message:
			'ഞങ്ങളുടെ സംഘത്തിൽ ഫയലുകൾ ഇപ്പോഴും കടലാസിലാണ്. ഡിജിറ്റൽ ഫയലിംഗ് സംവിധാനം മലയാളത്തിൽ ഉപയോഗിക്കാൻ കഴിയുമോ? ഒരു ഡെമോ കാണാൻ താൽപ്പര്യമുണ്ട്.',
	},
	{
		name: 'Tobias Wernecke',
		organization: 'Wernecke Logistik',
		department: 'Support',
		emailId: 'tobias@wernecke.example',
		phoneNo: '493023125042',
		message:
			'Seit dem Update heute früh bleibt die Texterkennung bei mehrseitigen TIFF-Dateien nach Seite 7 stehen. Ein Neustart des Erfassungsdienstes hilft für etwa eine Stunde.\n\nVersion 8.2, Hot Folder auf einem Netzlaufwerk. Protokolle kann ich schicken.',
	},
	{
		name: 'Priyanka Lohiya',
		organization: '',
		department: 'Careers',
		emailId: 'priyanka.lohiya@mail.example',
		phoneNo: '919000000117',
		message: 'Is the trainee programme in Chennai open to people who finish college in May?',
	},
	{
		name: 'Abdulaziz Al Khateri',
		organization: 'Gulf Meridian Trading',
		department: 'Sales',
		emailId: 'a.alkhateri@gulfmeridian.example',
		phoneNo: '97145550128',
		message: 'Please quote for trade finance: letters of credit and bank guarantees, 25 users, hosted in the UAE.',
	},
	{
		name: 'Ritsuko Hamaoka',
		organization: '浜岡商事',
		department: 'Partners',
		emailId: 'hamaoka@hamaoka.example',
		phoneNo: '81355500143',
		message:
			'日本国内での代理店契約についてお問い合わせいたします。弊社は中堅銀行向けの文書管理を二十年扱っております。御社のパートナー制度の資料をお送りいただけますでしょうか。',
	},
	{
		name: 'Devdutt Sahasrabuddhe',
		organization: 'Private investor',
		department: 'Investors',
		emailId: 'devdutt.s@mail.example',
		phoneNo: '919000000164',
		message: 'When will the annual return for the last financial year be on the website?',
	},
	{
		name: 'Kirsten Abildgaard',
		organization: 'Nordvig Kommune',
		department: 'Support',
		emailId: 'kab@nordvig.example',
		phoneNo: '4532550119',
		message:
			'A dispatched letter shows the wrong register number in the PDF, but the right one on screen. It is letter 2214 of yesterday.',
	},
	{
		name: 'Chidinma Eberendu',
		organization: 'Lagoon Microfinance',
		department: 'Sales',
		emailId: 'chidinma@lagoonmf.example',
		phoneNo: '23415550188',
		message: 'Does the agent app work without a network and send the forms later?',
	},
	{
		name: 'Ольга Третьякевич',
		organization: 'Береговой архив',
		department: 'Others',
		emailId: 'olga@bereg.example',
		phoneNo: '74995550136',
		message:
			'Здравствуйте! Можно ли процитировать вашу брошюру о документообороте в учебном пособии? Укажем источник и пришлём экземпляр.',
	},
	{
		name: 'Luis Ferrandiz',
		organization: 'Aceites Ferrándiz',
		department: 'Sales',
		emailId: 'luis@ferrandiz.example',
		phoneNo: '34915550172',
		message:
			'Recibimos unas 900 facturas diarias de 140 proveedores. Nos interesa la conciliación a tres bandas, sobre todo qué pasa cuando la cantidad recibida difiere en un dos por ciento. ¿Pueden enseñárnoslo con datos nuestros?',
	},
	{
		name: 'Hannah Whitcombe',
		organization: 'St Brannock College',
		department: 'Sales',
		emailId: 'h.whitcombe@stbrannock.example',
		phoneNo: '447700900133',
		message: 'Interested in exam and result management for 2,300 students. Do you integrate with our single sign-on?',
	},
	{
		name: 'मनोज पाटणकर',
		organization: 'सह्याद्री नागरी बँक',
		department: 'Support',
		emailId: 'manoj@sahyadri.example',
		phoneNo: '919000000172',
		message: 'कालपासून कार्यालयीन टिपणीवर "पुढे पाठवा" बटण दिसत नाही. फक्त मंजुरी देणाऱ्या अधिकाऱ्यांना ही अडचण येते.',
	},
	{
		name: 'Emeka Nwachukwu Obi',
		organization: '',
		department: 'Careers',
		emailId: 'emeka.obi@mail.example',
		phoneNo: '23415550121',
		message:
			'I have eight years of TypeScript and five of SQLite, and I would rather work on tools for clerks than on advertising. Is there anything for me, and may I work from Lagos?',
	},
	{
		name: 'Faridah Binti Kassim',
		organization: 'Selat Timur Holdings',
		department: 'Partners',
		emailId: 'faridah@selattimur.example',
		phoneNo: '60355550158',
		message: 'We resell scanners and would like to bundle your capture software. Who can I talk to about margins?',
	},
	{
		name: 'Gunnar Thorvaldsson',
		organization: 'Fjardarbyggd Fisheries',
		department: 'Others',
		emailId: 'gunnar@fjardar.example',
		phoneNo: '3545550107',
		message:
			'Your map shows the Chennai office on the wrong side of the canal. Took us twenty minutes to find the door.',
	},
	{
		name: 'Shanthi Kandasamy',
		organization: 'Coral Coast Insurance',
		department: 'Sales',
		emailId: 'shanthi@coralcoast.example',
		phoneNo: '94115550163',
		message:
			'We are comparing four vendors for a customer data platform. Three questions before we invite you:\n\n1. Can segments be built by somebody who does not write SQL?\n2. How soon after an event does a customer enter a segment?\n3. Where is the data kept, and who can read it?\n\nA short written answer is enough for now.',
	},
	{
		name: 'Benoit Charpentier',
		organization: 'Société Vallombreuse',
		department: 'Investors',
		emailId: 'benoit@vallombreuse.example',
		phoneNo: '33155500184',
		message: 'Bonjour, je cherche la composition du comité d’audit et son règlement. Merci d’avance.',
	},
	{
		name: 'Leticia Amorim',
		organization: 'Porto Sereno Energia',
		department: 'Support',
		emailId: 'leticia@portosereno.example',
		phoneNo: '551155550139',
		message:
			'How do I give a colleague my approvals while I am on leave? The manual says "delegate", but I cannot find it.',
	},
	{
		name: 'Yonatan Barzel',
		organization: 'ברזל ובניו',
		department: 'Sales',
		emailId: 'yonatan@barzel.example',
		phoneNo: '97235550126',
		message: 'שלום, אנחנו מחפשים מערכת לניהול מסמכים ל־60 עובדים, עם ממשק מלא מימין לשמאל. האם אפשר לתאם הדגמה?',
	},
	{
		name: 'Nokuthula Dlomo',
		organization: 'Ridgeview Municipality',
		department: 'Sales',
		emailId: 'n.dlomo@ridgeview.example',
		phoneNo: '27115550195',
		message:
			'Our council needs agendas, minutes and action taken reports for eleven committees. What does a pilot cost?',
	},
	{
		name: 'Aleksander Wrzos',
		organization: '',
		department: 'Careers',
		emailId: 'aleksander@wrzos.example',
		phoneNo: '48225550141',
		message: 'I applied three weeks ago and have not heard anything. Is the position still open?',
	},
	{
		name: 'Ganesh Bhattathiri',
		organization: 'Vembanad Ports',
		department: 'Support',
		emailId: 'ganesh@vembanadports.example',
		phoneNo: '914845550177',
		message:
			'Search finds "bill of lading" in names only, not in the scanned text. Was it not indexed after the migration?',
	},
	{
		name: 'Catriona Mackellaig',
		organization: 'Mackellaig and Daughters',
		department: 'Others',
		emailId: 'cat@mackellaig.example',
		phoneNo: '447700900179',
		message: 'Please remove my address from your newsletter. The link in the mail leads to an empty page.',
	},
	{
		name: 'سلمى الدغيدي',
		organization: 'مؤسسة الواحة للتمويل',
		department: 'Sales',
		emailId: 'salma@alwaha.example',
		phoneNo: '20225550115',
		message:
			'نرغب في تجربة فحص القوائم السلبية ومنع تكرار بيانات العملاء. لدينا نحو ثلاثمائة ألف سجل. هل يمكن تنفيذ اختبار على عينة؟',
	},
	{
		name: 'Willem Oosterhuis',
		organization: 'Oosterhuis Notariaat',
		department: 'Partners',
		emailId: 'willem@oosterhuis.example',
		phoneNo: '31205550168',
		message: 'We build connectors for notaries. Is the REST API documentation public, or only for partners?',
	},
	{
		name: 'Ayesha Siddiqua Rahmani',
		organization: 'Meghna Textiles',
		department: 'Sales',
		emailId: 'ayesha@meghnatex.example',
		phoneNo: '88025550193',
		message:
			'We want to stop printing purchase orders. 14 factories, one finance team. Call me any morning before eleven.',
	},
	{
		name: 'Rohan Deshprabhu',
		organization: 'Shareholder',
		department: 'Investors',
		emailId: 'rohan.d@mail.example',
		phoneNo: '919000000138',
		message: 'My dividend went to a closed account. I wrote to the registrar twice. What should I do next?',
	},
	{
		name: 'Mikko Savijoki',
		organization: 'Savijoki Oy',
		department: 'Support',
		emailId: 'mikko@savijoki.example',
		phoneNo: '35895550104',
		message: 'Thank you for the quick help on Friday. Everything runs again.',
	},
	{
		name: 'Thandiwe Moyo',
		organization: 'Baobab Teachers Union',
		department: 'Sales',
		emailId: 'thandiwe@baobabtu.example',
		phoneNo: '26345550150',
		message: 'Do you have a price for unions and charities?',
	},
	{
		name: 'Nguyễn Thu Trang',
		organization: 'Công ty Sao Khuê',
		department: 'Sales',
		emailId: 'trang@saokhue.example',
		phoneNo: '842855550161',
		message:
			'Chúng tôi cần quy trình phê duyệt nhiều cấp cho hợp đồng, có chữ ký số và nhắc việc qua email. Xin gửi giúp tài liệu và một buổi giới thiệu trực tuyến.',
	},
	{
		name: 'Patricia Holmgren',
		organization: 'City of Elmsworth',
		department: 'Sales',
		emailId: 'p.holmgren@elmsworth.example',
		phoneNo: '12025550182',
		message:
			'The city is preparing a tender for correspondence management: 1,800 staff, 40,000 letters a month, ten years of paper to scan. Before we publish it we are asking vendors what we have forgotten. May we send you the draft? You would have two weeks, and your answers would be published with everybody else’s, without names.',
	},
	{
		name: 'Bilal Chaudhary',
		organization: '',
		department: 'Careers',
		emailId: 'bilal@mail.example',
		phoneNo: '922155550145',
		message: 'May I apply for two positions at once?',
	},
	{
		name: 'Lucia Hrabovska',
		organization: 'Tatra Papierne',
		department: 'Support',
		emailId: 'lucia@tatrapapierne.example',
		phoneNo: '421255550116',
		message:
			'Dobrý deň, po výmene certifikátu sa nám nezobrazujú náhľady dokumentov. Chyba je len v jednom prehliadači.',
	},
	{
		name: 'Oluwaseun Adebanke',
		organization: 'Radio Savannah',
		department: 'Others',
		emailId: 'seun@radiosavannah.example',
		phoneNo: '23415550170',
		message:
			'We are making a programme about offices without paper and would like to record an hour in yours. Is Kochi possible in spring?',
	},
	{
		name: 'Hedwig Zirngibl',
		organization: 'Zirngibl Treuhand',
		department: 'Partners',
		emailId: 'hedwig@zirngibl.example',
		phoneNo: '493023125078',
		message: 'Suchen Sie noch Einführungspartner im Alpenraum?',
	},
	{
		name: 'Kavitha Ramasubban',
		organization: 'Kaveri Diagnostics',
		department: 'Sales',
		emailId: 'kavitha@kaveridx.example',
		phoneNo: '914455550109',
		message: 'Need OCR for handwritten lab forms in Tamil and English. Accuracy on numbers matters most.',
	},
	{
		name: 'Domenico Stragapede',
		organization: 'Banca delle Murge',
		department: 'Sales',
		emailId: 'd.stragapede@bancamurge.example',
		phoneNo: '39025550127',
		message:
			'Vorremmo sostituire la nota interna cartacea: proponente, tre revisori, un approvatore. È possibile restituire la nota al proponente senza perdere i commenti?',
	},
	{
		name: 'Miriam Tesfaldet',
		organization: 'Red Cliff Airlines',
		department: 'Support',
		emailId: 'miriam@redcliff.example',
		phoneNo: '97145550186',
		message: '',
	},
	{
		name: 'Suresh Gopinathan',
		organization: 'Periyar Pensioners Forum',
		department: 'Investors',
		emailId: 'suresh@periyarforum.example',
		phoneNo: '914845550132',
		message: 'Several of our members hold shares on paper. Could somebody explain, in Malayalam, how to convert them?',
	},
	{
		name: 'Eun Ji Bang',
		organization: '방앗간소프트',
		department: 'Partners',
		emailId: 'eunji@bangatgan.example',
		phoneNo: '82255500157',
		message: '한국어 화면과 도움말을 함께 만들고 싶습니다. 번역 파일 형식이 공개되어 있나요?',
	},
	{
		name: 'Xavier Montclair Ngata',
		organization: 'Tui Harbour Credit Union',
		department: 'Sales',
		emailId: 'xavier@tuiharbour.example',
		phoneNo: '6445550199',
		message: 'How long does it take from signing to the first account that is opened online?',
	},
]
