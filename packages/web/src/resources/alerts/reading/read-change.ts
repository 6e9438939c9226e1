// What has changed of what would be said since somebody who decides began to read it. Pure.
import { AlertContent, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";

export type ContentField = keyof AlertContent;

const fields = Object.keys(AlertContent.shape) as ContentField[];

type Said = AlertContent & Pick<Alert, "submission" | "prepared" | "cancellation">;

/** The fields in which two contents differ. */
export const changedFields = (before: AlertContent, after: AlertContent): ContentField[] =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** What its next message would say: the change that is prepared, or the words of its end. */
export function saidNext(alert: Said): AlertContent {
  const { submission, prepared, cancellation } = alert;
  if (submission !== "cancellation") return prepared ?? alert;
  return cancellation ? { ...alert, all_clear_es: cancellation.text_es, all_clear_en: cancellation.text_en } : alert;
}

/** What is asked for, or would be; an end because of a mistake is another one. */
function askedOf({ submission, cancellation, prepared }: Said): string {
  if (submission === "cancellation") return `${submission}.${cancellation?.reason}`;
  return submission ?? (prepared ? "update" : "alert");
}

/** `isOther`: something else is asked for now. That it begins to be asked for changes nothing of what was read. */
export function changeSince(read: Said, now: Said): { isOther: boolean; fields: ContentField[] } | null {
  const isOther = now.submission !== null && askedOf(read) !== askedOf(now);
  const changed = changedFields(saidNext(read), saidNext(now));
  return isOther || changed.length > 0 ? { isOther, fields: changed } : null;
}
