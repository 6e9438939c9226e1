// The rows of a list inside a form, typed by the resource: labels, required marks and how many there may be come from the contract.
import type { ComponentProps, ComponentType } from "react";
import type { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import { useWords } from "../../ui/words.ts";
import { DayInput } from "../day-input.tsx";
import type { FieldProps } from "../field-parts.tsx";
import { HourInput } from "../hour-input.tsx";
import { labelKey } from "../fields-of.tsx";
import { CheckInput, ChoiceInput, NumberInput, TextInput } from "../fields.tsx";
import { SearchChoice, type SearchOption } from "../choices/search-choice.tsx";
import { isRequired } from "../validate.ts";
import { listIn, mostRows } from "./list-schema.ts";
import type { RowColumn, RowParts, RowPlace } from "./row-columns.ts";
import { RowTable, type RowTableProps } from "./row-table.tsx";

type Rowed = Pick<Resource, "path" | "draft" | "labels">;

/** Names of the lists in a draft, also of those in a part of it: "agreements", "recovery.milestones". */
type ListOf<D, Above extends string = ""> = {
  [K in keyof D & string]: NonNullable<D[K]> extends readonly object[]
    ? `${Above}${K}`
    : Above extends ""
      ? ListOf<NonNullable<D[K]>, `${K}.`>
      : never;
}[keyof D & string];

type ItemOf<D, L extends string> = L extends `${infer Outer}.${infer Inner}`
  ? ItemOf<NonNullable<D[Outer & keyof D]>, Inner>
  : NonNullable<D[L & keyof D]> extends readonly (infer T)[]
    ? T
    : never;

/** A row as the form holds it: what is not chosen yet is null, which the schema refuses. */
export type RowIn<R extends Rowed, L extends string> = {
  [K in keyof ItemOf<z.infer<R["draft"]>, L>]: ItemOf<z.infer<R["draft"]>, L>[K] | null;
};

/** What a field is given besides what its list knows of it, possibly by its row. */
type Given<T, P> = Own<P> | ((parts: RowParts<T>) => Own<P>);
type Own<P> = Omit<P, "name" | "label" | "isRequired" | "isInRow">;

const usualRoom = 400;

/**
 * `const { Rows, text, day } = rowsOf(committeeSessions, "agreements")`: the columns of the list, each named by its field, and the editor
 * that is given them. A field that the row lacks, is of another type or has no label in the contract does not compile.
 */
export function rowsOf<R extends Rowed, L extends ListOf<z.infer<R["draft"]>> & string>(resource: R, list: L) {
  type T = RowIn<R, L>;
  type Named<V> = {
    [K in keyof T & string]: `${L}.${K}` extends keyof R["labels"] ? (NonNullable<T[K]> extends V ? K : never) : never;
  }[keyof T & string];

  const schema = listIn(resource.draft, list);
  const most = mostRows(schema);
  const labelOf = (part: string) => labelKey(resource, part);

  function column<P extends FieldProps>(
    Input: ComponentType<P>,
    key: keyof T & string,
    place: RowPlace<T> = {},
    given: Given<T, P> = {} as Own<P>,
  ): RowColumn<T> {
    const draw = (field: FieldProps, parts: RowParts<T>) => {
      const own = typeof given === "function" ? given(parts) : given;
      return <Input {...({ ...field, ...own } as unknown as P)} />;
    };
    return { ...place, key, draw };
  }
  type Search<K extends keyof T> = {
    options: readonly SearchOption<NonNullable<T[K]> & (number | string)>[];
    onChosen?: (id: (NonNullable<T[K]> & (number | string)) | null) => void;
    onSearch?: (words: string) => void;
    isReadOnly?: boolean;
  };
  type RowsProps = Omit<RowTableProps<T>, "name" | "label" | "layout" | "most"> & {
    columns: readonly RowColumn<T>[];
    /** From how many pixels of the form the columns stand side by side. */
    wideFrom?: number;
    /** The columns of the grid, where a row takes more than one line of it. */
    template?: string;
    /** Where the list lies in the form, if elsewhere than in the draft: in a row of another list. */
    name?: string;
  };

  return {
    text: (key: Named<string>, place?: RowPlace<T>, given?: Given<T, ComponentProps<typeof TextInput>>) =>
      column(TextInput, key, place, given),
    number: (key: Named<number>, place?: RowPlace<T>, given?: Given<T, ComponentProps<typeof NumberInput>>) =>
      column(NumberInput, key, place, given),
    day: (key: Named<string>, place?: RowPlace<T>, given?: Given<T, ComponentProps<typeof DayInput>>) =>
      column(DayInput, key, place, given),
    hour: (key: Named<string>, place?: RowPlace<T>) => column(HourInput, key, place),
    check: (key: Named<boolean>, place?: RowPlace<T>) => column(CheckInput, key, place),
    choice: (key: Named<string | number>, place: RowPlace<T>, given: Given<T, ComponentProps<typeof ChoiceInput>>) =>
      column(ChoiceInput, key, place, given),
    search: <K extends Named<string | number>>(key: K, place: RowPlace<T>, given: Given<T, Search<K>>) =>
      column(
        SearchChoice as ComponentType<FieldProps & Search<K>>,
        key,
        place,
        given as Given<T, FieldProps & Search<K>>,
      ),
    /** A field of a kind of its own. */
    other: (key: Named<unknown>, place: RowPlace<T>, draw: RowColumn<T>["draw"]): RowColumn<T> => ({
      ...place,
      key,
      draw,
    }),
    Rows({ columns, wideFrom = usualRoom, template, name = list, ...rest }: RowsProps) {
      const t = useWords();
      const labelled = columns.map((it) => ({
        ...it,
        label: t(labelOf(`${list}.${it.key}`)),
        isRequired: it.isRequired ?? isRequired(schema.element, it.key),
      }));
      return (
        <RowTable<T>
          {...rest}
          name={name}
          label={t(labelOf(list))}
          most={most}
          layout={{ columns: labelled, wideFrom, template }}
        />
      );
    },
  };
}
