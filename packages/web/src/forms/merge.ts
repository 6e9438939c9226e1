// Three-way merge of a form: what I changed, what somebody else changed, and where both changed the same field differently.

export type Values = Record<string, unknown>;

/**
 * What a value says: a form that shows the fields of nothing holds them empty, and that is still nothing; the order in which fields are
 * named says nothing either.
 */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(said) : null;
  if (typeof value !== "object" || value === null) return value ?? null;
  const known = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, said(inner)])
    .filter(([, inner]) => inner !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** Whether two values say the same. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(said(one)) === JSON.stringify(said(other));

export type Merge = {
  /** Every field: mine where I changed it, else theirs. */
  merged: Values;
  /** Fields that both changed to different values: a person must choose. */
  contested: string[];
  /** Fields that only the other person changed. */
  theirs: string[];
};

/** `base` is what I started from; only the fields of `mine` count. */
export function merge(base: Values, mine: Values, theirs: Values): Merge {
  const fields = Object.keys(mine);
  const changedByMe = fields.filter((field) => !same(base[field], mine[field]));
  const changedByThem = fields.filter((field) => !same(base[field], theirs[field]));
  return {
    merged: Object.fromEntries(fields.map((it) => [it, changedByMe.includes(it) ? mine[it] : theirs[it]])),
    contested: changedByMe.filter((field) => changedByThem.includes(field) && !same(mine[field], theirs[field])),
    theirs: changedByThem.filter((field) => !changedByMe.includes(field)),
  };
}

/** Only the fields that differ from what was read: a change says no more than it must. */
export const changedFields = <V extends Values>(saved: V, typed: V): Partial<V> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => !same(saved[field], value))) as Partial<V>;

/** The fields that a field holds beside the others, as `attributes.cause`. */
export function flattened(values: Values, field: string | undefined): Values {
  if (field === undefined) return values;
  const { [field]: inner, ...rest } = values;
  const own = Object.entries((inner ?? {}) as Values).map(([key, value]) => [`${field}.${key}`, value]);
  return { ...rest, ...Object.fromEntries(own) };
}

/** The way back: `attributes.cause` inside `attributes` again. */
export function nested(values: Values, field: string | undefined): Values {
  if (field === undefined) return values;
  const isOwn = ([key]: [string, unknown]) => key.startsWith(`${field}.`);
  const entries = Object.entries(values);
  const own = entries.filter(isOwn).map(([key, value]) => [key.slice(field.length + 1), value]);
  return { ...Object.fromEntries(entries.filter((entry) => !isOwn(entry))), [field]: Object.fromEntries(own) };
}
