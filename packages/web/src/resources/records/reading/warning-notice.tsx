// What looks wrong in a record, and what can be done about it at once: open the other one, merge the two, or make one a part of the other.
import { Fragment, type ReactNode } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Warning, WarningCode } from "@atalaya/contract/domain/warnings.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Notice, NoticeAction } from "../../../forms/notice.tsx";
import { statusIcons } from "../../../ui/theme/tokens.ts";
import { useWords } from "../../../ui/words.ts";
import { useJoin, useMayJoin } from "../merge/use-join.ts";
import { useMayMerge } from "../merge/use-merge.ts";

type WarningProps = { domain: RecordDomain; record: DomainRecord; warning: Warning };

const actionsOn: Partial<Record<WarningCode, (props: WarningProps) => ReactNode>> = {
  duplicate_event: MergeActions,
  duplicate_across: JoinActions,
  trigger_later: OtherAction,
};

export function WarningNotice(props: WarningProps) {
  const t = useWords();
  const { code, parameters } = props.warning;
  const Actions = actionsOn[code];
  return (
    <Notice status="warning" icon={statusIcons.warning}>
      {t(`warning.${code}`, parameters)} {Actions && <Actions {...props} />}
    </Notice>
  );
}

function MergeActions({ domain, record, warning }: WarningProps) {
  const t = useWords();
  const { change } = useUrlState();
  const mayMerge = useMayMerge(domain)(record);
  const { id } = warning.parameters;
  return (
    <Actions>
      <OpenAction warning={warning} />
      {mayMerge && <NoticeAction text={t("merge")} onClick={() => change({ merge: id })} />}
    </Actions>
  );
}

/** The narrower one is made a part of the wider: where this is the wider one, the other is opened for that. Not while it is being changed. */
function JoinActions({ record, warning }: WarningProps) {
  const t = useWords();
  const { search } = useUrlState();
  const { places } = usePlace();
  const isOpen = useIsOpen(warning);
  const mayJoin = useMayJoin()(record) && !search.edit;
  const { join, isPending } = useJoin();
  const { id, title, code, company_id } = warning.parameters;
  // Whoever reads this one reads what is below it too.
  const isAbove = !isOpen || isBelow(places, record.company_id, Number(company_id));
  return (
    <Actions>
      {isOpen && <OpenAction warning={warning} />}
      {mayJoin && isAbove && (
        <NoticeAction
          text={t("duplicates_join_code", { code: String(code) })}
          isDisabled={isPending}
          onClick={() => join(record, { id: Number(id), title: String(title) })}
        />
      )}
    </Actions>
  );
}

function OtherAction({ warning }: WarningProps) {
  return useIsOpen(warning) && <OpenAction warning={warning} />;
}

/** Whether the reader may open the disaster that the warning names: of others he is told what the public sees. */
const useIsOpen = ({ parameters }: Warning) => useMay()("records.risk.index", Number(parameters["company_id"]));

function isBelow(places: readonly Place[], below: number, above: number): boolean {
  const parent = places.find(({ id }) => id === below)?.parent_company_id;
  return typeof parent === "number" && (parent === above || isBelow(places, parent, above));
}

function OpenAction({ warning: { parameters } }: { warning: Warning }) {
  const t = useWords();
  const { change } = useUrlState();
  const { id, code } = parameters;
  return (
    <NoticeAction text={t("merge_open", { code: String(code) })} onClick={() => change({ record: id, selected: id })} />
  );
}

/** What is there of them, with a dot between. */
const Actions = ({ children }: { children: ReactNode[] }) =>
  children.filter(Boolean).map((action, at) => (
    <Fragment key={at}>
      {at > 0 && " · "}
      {action}
    </Fragment>
  ));
