/** The nonce of this page's Content-Security-Policy, as its own scripts carry it; none on a document. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

/** Style elements that Radix makes for its scroll lock take their nonce from this name. */
export function lendNonceToLibraries(): void {
	Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
}
