export function PdfIcon({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 52" aria-hidden="true" className={className}>
			<path d="M4 1h23l12 12v35a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z" className="fill-surface stroke-edge" />
			<path d="M27 1v9a3 3 0 0 0 3 3h9Z" className="fill-moon stroke-edge" />
			<path d="M9 19h14M9 25h22" className="stroke-line" strokeWidth="2" />
			<rect x="6" y="32" width="28" height="13" rx="2.5" className="fill-brand" />
			<text x="20" y="42" textAnchor="middle" fontSize="9.5" fontWeight="700" className="fill-on-brand">
				PDF
			</text>
		</svg>
	)
}
