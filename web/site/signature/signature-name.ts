/** The scenes that visitors operate. Each has a drawing in its folder here, and behaviour in `web/enhance/signature`. */
export type SignatureName =
	| 'business-process-management'
	| 'document-management'
	| 'kyc'
	| 'three-way-matching'
	| 'trade-finance'
