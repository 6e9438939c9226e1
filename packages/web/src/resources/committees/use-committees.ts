// Committees of the active place, the one that is looked at, and its sessions; how people are called, and files to take away.
import { committees, type Committee } from "@atalaya/contract/resources/committees.ts";
import {
  committeeSessions,
  hasBegun,
  type Agreement,
  type SessionName,
  type SessionSummary,
} from "@atalaya/contract/resources/committee-sessions.ts";
import { lessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

/** `?of=3` chooses among several; else the first, which is active. */
export function useCommittees() {
  const { place } = usePlace();
  const { search } = useUrlState();
  const answer = useAll(committees, { place }, { leavesOnDenied: true });
  const all = answer.data?.data ?? [];
  return { ...answer, all, current: all.find(({ id }) => String(id) === search.of) ?? all[0] ?? null };
}

const none: SessionSummary[] = [];

/** The latest first. */
export function useSessions(committee: Committee | null): SessionSummary[] {
  const query = { committee: committee?.id };
  const { data } = useAll(committeeSessions, query, {
    isEnabled: committee !== null,
  });
  return data?.data ?? none;
}

/** "Sesión ordinaria 3/2026". */
export function useSessionName(): (session: SessionName) => string {
  const t = useWords();
  return ({ kind, number, year }) => `${t(`session_kind.${kind}`)} ${number}/${year}`;
}

/** Those in which the minutes of a session that begins then may be approved: later ones that were held. */
export function useLaterSessions(
  committee: Committee,
  session: { id: number } | null,
  starts_at: string | null,
): SessionSummary[] {
  return useSessions(committee).filter(
    (it) =>
      it.id !== session?.id &&
      it.status !== "annulled" &&
      Date.parse(it.starts_at) > Date.parse(starts_at ?? "") &&
      hasBegun(it.starts_at),
  );
}

const noLessons: Lesson[] = [];

/** What was learned in the committee's place and below it, and may become an agreement. */
export function useLessonsFor({ company_id }: Committee): Lesson[] {
  const may = useMay();
  const isEnabled = may("lessons.index", company_id);
  return useAll(lessons, { place: company_id }, { isEnabled }).data?.data ?? noLessons;
}

/** Neither done nor annulled. */
export const isOpen = ({ status }: Agreement): boolean => status === "pending" || status === "in_progress";
