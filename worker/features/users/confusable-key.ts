/**
 * Letters of Cyrillic, Greek, Armenian and rarer Latin, and digits, by the Latin letter that they look like: the part of UTS 39's
 * confusables.txt that counts between scripts in which whole names can be written.
 */
const lookAlikes: Record<string, string> = {
	a: 'аАαΑɑ',
	b: 'ВΒЬьƅ',
	c: 'сСϲϹ',
	d: 'ԁ',
	e: 'еЕΕҽ℮',
	f: 'Ϝϝ',
	g: 'ɡց',
	h: 'һҺНΗհ',
	i: 'іıιɩ',
	j: 'јЈϳͿ',
	k: 'кКκΚĸ',
	l: 'I1|ӏӀІΙ',
	m: 'МΜ',
	n: 'ηΝո',
	o: 'оОοΟσօՕ0',
	p: 'рРρΡ',
	q: 'ԛԚզ',
	r: 'г',
	s: 'ѕЅՏƽ',
	t: 'ТΤ',
	u: 'υսՍʋ',
	v: 'νѵѴ',
	w: 'ԝԜѡѠաω',
	x: 'хХχΧ',
	y: 'уУүҮγΥ',
	z: 'Ζ',
	æ: 'ӕӔ',
	ə: 'әӘǝ',
	ɛ: 'єЄε',
	ß: 'β',
	γ: 'ГΓ',
	π: 'пПΠ',
	φ: 'фФΦ',
	3: 'ЗзƷʒӠӡ',
	6: 'б',
}
const latinOf = new Map(Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((one) => [one, latin])))

const folded = (letters: string) => Array.from(letters, (letter) => latinOf.get(letter) ?? letter).join('')

/**
 * The form in which user names that look alike are equal, after UTS 39's "skeleton". Letters are folded before their case is: a capital I
 * looks like a small L, a small i does not. They are folded before NFKC too, which takes some to letters of another look.
 */
export function confusableKey(userName: string): string {
	const visible = userName
		.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
		.trim()
		.replace(/\s+/gu, ' ')
	const compatible = folded(visible.normalize('NFD')).normalize('NFKC')
	return folded(compatible.normalize('NFD')).toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w')
}
