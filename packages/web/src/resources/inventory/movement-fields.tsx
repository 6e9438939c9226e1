// The fields of one movement: only those that its kind needs.
import { useCallback } from "react";
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { inventory, type InventoryItem } from "@atalaya/contract/resources/inventory/inventory.ts";
import {
  askedOf,
  documentKinds,
  movementChoices,
  payers,
  signedKinds,
  type MovementKind,
} from "@atalaya/contract/resources/inventory/movement-choices.ts";
import { MovementDraft, type Lot, type Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { CheckInput } from "../../forms/fields.tsx";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { InstantInput } from "../../forms/instant-input.tsx";
import { Row } from "../../forms/section.tsx";
import { PointPlace } from "../../screens/point/point-place.tsx";
import { namedRow } from "../../screens/plain/named-row.tsx";
import { formatDay, formatNumber } from "../../ui/format.ts";
import { pick, useLanguage, useWords, type Translate } from "../../ui/words.ts";

/** Under this its words stand: "label.inventory_movements.quantity". */
export const ledgerPath = { path: "inventory-movements" };
const { Text, LongText, Number: Figure, Choice, Day } = fieldsOf({ ...ledgerPath, draft: MovementDraft });

const Disaster = namedRow(recordsOf("risk"), ({ title }) => title);
const Resource = namedRow(inventory, ({ name_es, name_en }, language) => pick(language, name_es, name_en));
const Shelter = namedRow(shelters, ({ name_es, name_en }, language) => pick(language, name_es, name_en));
const Institution = namedRow(institutions, ({ name_es, name_en }, language) => pick(language, name_es, name_en));

type Choices = keyof typeof movementChoices;
const optionsOf = <C extends Choices>(t: Translate, of: C) =>
  Object.keys(movementChoices[of]).map((value) => ({
    value,
    label: t(`choice.inventory_movements.${of}.${value}` as "choice.inventory_movements.kind.in"),
  }));

type MovementFieldsProps = { kind: MovementKind; thing: InventoryItem; lots: readonly Lot[]; out: readonly Movement[] };

export function MovementFields({ kind, thing, lots, out }: MovementFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(ledgerPath);
  const { must, may } = askedOf[kind];
  const has = (field: (typeof must)[number]) => must.includes(field) || may.includes(field);
  return (
    <>
      {has("of_id") && <OutOf out={out} isRequired={must.includes("of_id")} />}
      {has("origin") && <Choice name="origin" options={optionsOf(t, "origin")} isRequired />}
      <HowMuch kind={kind} thing={thing} lots={lots} />
      {has("to_id") && <Resource name="to_id" label={labelOf("to_id")} isRequired />}
      {kind === "shift" && <Shift />}
      {(kind === "shift" || kind === "out") && <Where company_id={thing.company_id} />}
      {kind !== "shift" && <InstantInput name="at" label={labelOf("at")} isRequired />}
      <Disaster name="disaster_id" label={labelOf("disaster_id")} isRequired={must.includes("disaster_id")} />
      {has("recipient_kind") && <Recipient kind={kind} />}
      {has("reason") && <LongText name="reason" lines={2} isRequired />}
      {(kind === "in" || kind === "shift") && <Money kind={kind} />}
      <Paper kind={kind} />
      <LongText name="note" lines={2} />
    </>
  );
}

function HowMuch({ kind, thing, lots }: Omit<MovementFieldsProps, "out">) {
  const t = useWords();
  const [language] = useLanguage();
  if (thing.kind !== "stock") return null;
  const unit = thing.unit && t(`choice.inventory.unit.${thing.unit}`);
  const amount = (balance: number) => `${formatNumber(balance, language)} ${unit ?? ""}`;
  const named = lots.filter(({ lot }) => lot !== null);
  const options = named.map(({ lot, balance, expires_on }) => ({
    value: lot!,
    label: [
      t("ledger_lot_of", { lot: lot!, balance: amount(balance) }),
      expires_on && t("ledger_expires", { day: formatDay(expires_on, language) }),
    ]
      .filter(Boolean)
      .join(" · "),
  }));
  const rest = lots.find(({ lot }) => lot === null)?.balance ?? 0;
  const takes = askedOf[kind].may.includes("lot");
  return (
    <>
      <Figure
        name="quantity"
        unit={unit}
        isRequired
        {...(kind !== "in" && { help: t("ledger_there_are", { balance: amount(thing.balance ?? 0) }) })}
      />
      {takes && kind === "in" && (
        <Row>
          <Text name="lot" />
          <Day name="expires_on" />
        </Row>
      )}
      {takes && kind !== "in" && named.length > 0 && (
        <Choice
          name="lot"
          options={options}
          emptyLabel={t("ledger_lot_of", { lot: t("ledger_no_lot"), balance: amount(rest) })}
        />
      )}
    </>
  );
}

/** What is not back: of which of it this is. */
function OutOf({ out, isRequired }: { out: readonly Movement[]; isRequired: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  if (out.length === 0 && !isRequired) return null;
  const options = out.map((movement) => ({
    value: movement.id,
    label: [
      t(`choice.inventory_movements.kind.${movement.kind}`),
      movement.disaster_title ?? movement.recipient_name,
      t("ledger_still_out", { count: formatNumber(movement.still_out, language) }),
    ]
      .filter(Boolean)
      .join(" · "),
  }));
  return <Choice name="of_id" options={options} isRequired={isRequired} emptyLabel="—" />;
}

function Shift() {
  const labelOf = useLabelOf(ledgerPath);
  return (
    <>
      <InstantInput name="started_at" label={labelOf("started_at")} isRequired />
      <InstantInput name="ended_at" label={labelOf("ended_at")} isRequired />
      <Row>
        <Figure name="litres" />
        <Figure name="odometer" />
      </Row>
    </>
  );
}

/** Where the machine worked, or where something was delivered. */
function Where({ company_id }: { company_id: number }) {
  const t = useWords();
  const { setValue } = useFormContext();
  const position = useWatch<{ position: Position | null }, "position">({ name: "position" });
  const take = useCallback((to: Position | null) => setValue("position", to, { shouldDirty: true }), [setValue]);
  return (
    <Box sx={{ mb: "12px" }}>
      <Text name="place_name" />
      <PointPlace label={t("ledger_map")} company_id={company_id} position={position} onChange={take} />
    </Box>
  );
}

function Recipient({ kind }: { kind: MovementKind }) {
  const t = useWords();
  const labelOf = useLabelOf(ledgerPath);
  const to = useWatch<{ recipient_kind: string | null }, "recipient_kind">({ name: "recipient_kind" });
  return (
    <>
      <Row>
        <Choice name="recipient_kind" options={optionsOf(t, "recipient_kind")} isRequired />
        <Figure name="recipient_people" />
      </Row>
      {to === "shelter" && <Shelter name="shelter_id" label={labelOf("shelter_id")} />}
      {to === "institution" && <Institution name="institution_id" label={labelOf("institution_id")} />}
      <Text name="recipient_name" isRequired={askedOf[kind].must.includes("recipient_name")} />
      <Row>
        <Choice
          name="recipient_identifier_type"
          options={optionsOf(t, "recipient_identifier_type")}
          emptyLabel={t("value_unknown")}
        />
        <Text name="recipient_identifier" />
      </Row>
      {kind === "loan" && <Day name="due_on" />}
    </>
  );
}

function Money({ kind }: { kind: MovementKind }) {
  const t = useWords();
  const nothing = t("value_unknown");
  return (
    <>
      <Row>
        <Choice
          name="payer"
          options={optionsOf(t, "payer").filter(({ value }) => payers.includes(value as "state"))}
          emptyLabel={nothing}
        />
        <Text name="payer_name" />
      </Row>
      <Row>
        {kind === "shift" ? <Figure name="hourly_rate" /> : <Figure name="amount" />}
        <Choice name="currency" options={currencies.map((value) => ({ value, label: value }))} emptyLabel={nothing} />
      </Row>
    </>
  );
}

/** The paper, or that it is still to be made; what has a paper is not to be papered. */
function Paper({ kind }: { kind: MovementKind }) {
  const t = useWords();
  const labelOf = useLabelOf(ledgerPath);
  const { setValue } = useFormContext();
  const isLater = useWatch<{ is_to_be_papered: boolean }, "is_to_be_papered">({ name: "is_to_be_papered" });
  const isPapered = askedOf[kind].isPapered;
  return (
    <>
      {isPapered && <CheckInput name="is_to_be_papered" label={labelOf("is_to_be_papered")} />}
      {!isLater && (
        <Row>
          <Choice
            name="document_kind"
            options={optionsOf(t, "document_kind").filter(({ value }) => documentKinds.includes(value as "invoice"))}
            isRequired={isPapered}
            emptyLabel={t("value_unknown")}
            onChosen={(chosen) => chosen !== null && setValue("is_to_be_papered", false)}
          />
          <Text name="document_number" isRequired={isPapered} />
        </Row>
      )}
      {(signedKinds as readonly string[]).includes(kind) && <Text name="signed_by" />}
    </>
  );
}
