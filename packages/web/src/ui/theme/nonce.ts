// The nonce of the page, which a library must show for the style elements that it makes itself.

export const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
