// Where a subscriber is reached, by channel: what is an address, its one way of writing, and how much of it a log shows.
import { z } from "zod";

export const subscriptionChannels = ["email", "webhook", "sms", "push"] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** RFC 5321 allows no more; one address and nothing that a mail program would read as a second one. */
const longestEmail = 254;
const Email = z.email().max(longestEmail);
/** http too: whether one may be called so is for the server to know (OUTGOING_ALLOWED_HOSTS). */
const WebAddress = z.url({ protocol: /^https?$/, normalize: true });
/** E.164. */
const number = /^\+[1-9]\d{7,14}$/;

/** The same address is always written the same: small letters of an e-mail, a number without spaces. */
export function normalAddress(channel: SubscriptionChannel, address: string): string {
  if (channel === "email") return address.toLowerCase();
  if (channel === "sms") return address.replaceAll(/[\s().-]/g, "");
  return WebAddress.safeParse(address).data ?? address;
}

const isAddress = {
  email: (text: string) => Email.safeParse(text).success,
  webhook: (text: string) => WebAddress.safeParse(text).success,
  sms: (text: string) => number.test(text),
  push: (text: string) => WebAddress.safeParse(text).success,
} satisfies Record<SubscriptionChannel, (text: string) => boolean>;

const codes = { email: "email", webhook: "url", sms: "phone", push: "url" } as const;

export function checkAddress(
  { channel, address }: { channel: SubscriptionChannel; address: string },
  context: z.RefinementCtx,
): void {
  const isOneLine = channel === "sms" || !/[\s\p{Cc}]/u.test(address);
  if (!isOneLine || !isAddress[channel](normalAddress(channel, address)))
    context.addIssue({ code: "custom", path: ["address"], params: { code: codes[channel] } });
}

/** As a log shows it: `r…@dominio.cl`, `+56…678`, the host of an address. */
export function maskedAddress(channel: SubscriptionChannel, address: string): string {
  if (channel === "email") return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf("@"))}`;
  if (channel === "sms") return `${address.slice(0, 3)}…${address.slice(-3)}`;
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? "…";
}
