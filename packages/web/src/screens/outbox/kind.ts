// A kind of thing that can wait on this device to be sent: what it declares, and the outbox does the rest.
import type { Resource } from "@atalaya/contract/record.ts";
import type { AttachmentOwner } from "@atalaya/contract/resources/attachments.ts";
import type { ScreenLink } from "../../api/addresses.ts";
import type { Waiting } from "./kept.ts";

/** What is told of one that has been sent, and where the button beside it leads. */
export type Told = { message: string; label: string; link: ScreenLink };

/** Its functions are written as methods, so that kinds of different bodies can stand in one list. */
export type WaitingKind<Body = unknown, Typed = unknown> = {
  /** Kept with what waits: it stays as it is for good. */
  name: string;
  /** Its rows are asked for anew once one was sent. */
  noun: Pick<Resource, "path">;
  /** What its files are attached to. */
  owner: AttachmentOwner;
  /**
   * Makes the thing and answers its id: one thing, however often it is sent. `sent` is what went off before this try. What `request` throws
   * without an answer is tried again later; a refusal stays with its reason.
   */
  send(waiting: Waiting<Body, Typed>): Promise<number>;
  told(waiting: Waiting<Body, Typed>, id: number): Told;
  /** Other nouns whose answers show it, asked for anew with its own. */
  shownIn?: readonly Pick<Resource, "path">[];
  /** What is let wait as soon as this one was made, and goes off behind it, before its files: something that it brings along. */
  next?(waiting: Waiting<Body, Typed>, id: number): Waiting | null;
  /** What is told of one that was brought along and did not arrive: refused with its reason, or waiting for an answer. */
  left?(waiting: Waiting<Body, Typed>): Told;
  /** Gives it back to its form, so that it waits no longer; answers where that form is, or null where it has to go on waiting. */
  correct(waiting: Waiting<Body, Typed>, user_id: number): ScreenLink | null;
};

/** Thrown by a kind that must not send what the server would take. The message is for the reader. */
export class Refused extends Error {}
