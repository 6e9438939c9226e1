// How the public key of an encrypted backup is written.

/** An X25519 public key in the format of the age tool: `age1` and 58 signs of bech32. The whole is checked where it is used. */
export const isRecipient = (text: string): boolean => /^age1[02-9ac-hj-np-z]{58}$/.test(text);
