// One's own account: data, language, password, sessions; and the ways to a password without being signed in.
import { z } from "zod";
import { requiredText } from "../values/plain-text.ts";
import { Id, Instant } from "../record.ts";
import { languages } from "../text.ts";
import { Email, Password } from "./users.ts";

/** A text for the person, in the language of the request. */
export const Status = z.object({ status: z.string() });

export const PasswordRequest = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });

const isConfirmed = (typed: { password: string; password_confirmation: string }) =>
  typed.password === typed.password_confirmation;
const onConfirmation = { path: ["password_confirmation"], params: { code: "password_mismatch" } };

const TypedTwice = z.object({ password: Password, password_confirmation: z.string().max(200) });

/** `token` is what stands behind the # of an invitation or of a forgotten password's link. */
export const PasswordReset = TypedTwice.extend({ token: z.string().max(200) }).refine(isConfirmed, onConfirmation);

export const PasswordChange = TypedTwice.extend({ current_password: z.string().min(1).max(200) }).refine(
  isConfirmed,
  onConfirmation,
);

export const Profile = z.object({ name: requiredText(120), email: Email, locale: z.enum(languages) });
export type Profile = z.infer<typeof Profile>;

/** What is left out stays as it is. */
export const ProfilePatch = Profile.partial();

export const OwnSession = z.object({
  id: Id,
  started_at: Instant,
  expires_at: Instant,
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** `link` is a whole address where the operator has set one, else a path of this server. Nobody can read it again. */
export const Invitation = z.object({ link: z.string(), expires_at: Instant, is_mailed: z.boolean() });
export type Invitation = z.infer<typeof Invitation>;
