// What somebody may lend a key, as options of a form.
import { menu } from "@atalaya/contract/menu.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { keyPermissions, keyPresets, type KeyPreset } from "@atalaya/contract/resources/users/api-keys.ts";
import { useMay } from "../../api/may.ts";
import type { ManyOption } from "../../forms/choices/many-choice.tsx";
import { useWords, type Translate } from "../../ui/words.ts";

/** Issuing alerts and keeping their subscribers are named by the screen where it is done. */
const screenOf = { alerts: "records.alert" } as Record<string, string>;

function optionOf(permission: Permission, t: Translate): ManyOption {
  const [, resource = "", action = ""] = /^(.*)\.(\w+)$/.exec(permission) ?? [];
  const reading = `${screenOf[resource] ?? resource}.index`;
  const group = menu.find(({ items }) => items.some((it) => it.permission === reading));
  const item = group?.items.find((it) => it.permission === reading);
  const label = t("role_cell", {
    resource: item ? t(`menu.${item.name}`) : resource,
    action: t(`action.${action as "index"}`),
  });
  return { value: permission, label, ...(group && { group: t(`menu.${group.name}`) }) };
}

/** `presets`: those of which the person may anything, with what of each he may. */
export function useLendable() {
  const t = useWords();
  const may = useMay();
  const own = keyPermissions.filter((it) => may(it));
  const order = menu.map(({ name }) => t(`menu.${name}`));
  const options = own
    .map((it) => optionOf(it, t))
    .toSorted((one, other) => order.indexOf(one.group ?? "") - order.indexOf(other.group ?? ""));
  const presets = Object.fromEntries(
    Object.entries(keyPresets).map(([name, all]) => [name, all.filter((it) => own.includes(it))]),
  ) as Record<KeyPreset, Permission[]>;
  return { options, presets };
}
