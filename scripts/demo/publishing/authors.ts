/** Who writes the blogs, by the slug that names the portrait `author-<slug>`. */
export const demoAuthors: Record<string, { name: string }> = {
	'meera-raghavan': { name: 'Meera Raghavan' },
	'tomasz-wilk': { name: 'Tomasz Wilk' },
	'farida-karimi': { name: 'Farida Karimi' },
	'joseph-okello': { name: 'Joseph Okello' },
	'lena-aaltonen': { name: 'Lena Aaltonen' },
	'arvind-kurup': { name: 'Arvind Kurup' },
	'noor-haddad': { name: 'Noor Haddad' },
	'daniel-achterberg': { name: 'Daniel Achterberg' },
}
