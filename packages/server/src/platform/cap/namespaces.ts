// By which namespace a message of CAP says which version of it it follows.
export type CapVersion = "1.0" | "1.1" | "1.2";

export const capNamespaces: Record<CapVersion, string> = {
  "1.0": "http://www.incident.com/cap/1.0",
  "1.1": "urn:oasis:names:tc:emergency:cap:1.1",
  "1.2": "urn:oasis:names:tc:emergency:cap:1.2",
};
export const signatureNamespace = "http://www.w3.org/2000/09/xmldsig#";

/** What a message is sent as (CAP 1.2, and IANA). */
export const capMediaType = "application/cap+xml";
