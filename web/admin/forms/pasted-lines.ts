/** A bullet, a dash or a number in brackets needs no space after it. Word's plain text has `o` and a tab. */
const bullet =
	/^(?:[•◦‣⁃▪▫●○■□·✓✔➢❖→\uf000-\uf0ff]\s*|(?:[-–—]|\(?\p{Nd}{1,3}\))(?:\s+|$|(?=\p{L}))|(?:\*|\p{Nd}{1,3}\.|\(?(?:\p{L}\p{M}*|[ivx]{1,4})\))(?:\s+|$)|(?:o|\p{L}\.|[ivx]{1,4}\.|\p{Nd}{1,3}(?:\.\p{Nd}{1,3})+\.?)\t\s*)/u

/** The lines of a pasted list without their bullets. Empty ones are left out. */
export const pastedLines = (text: string): string[] =>
	text
		.split(/\r\n?|\n/)
		.map((line) => line.trim().replace(bullet, '').replace(/\s+/g, ' ').trim())
		.filter((line) => line !== '')
