// The switch of the account's menu: whether alerts sound and notify in this browser.
import MenuItem from "@mui/material/MenuItem";
import { raise } from "../../api/events.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { askToNotify, sound, useSound } from "./sound.ts";

// A menu hands these to its items: the focus, the keys of the list.
export function SoundItem(item: object) {
  const t = useWords();
  const { isOn, choose } = useSound();
  const turn = async () => {
    choose(!isOn);
    if (isOn) return;
    // He hears what it will be like, and the browser learns that this page may sound.
    sound("alert");
    const mayNotify = await askToNotify();
    raise("SET_MESSAGE", { message: t(mayNotify ? "live_sound_on" : "live_sound_only"), type: "info" });
  };
  return (
    <MenuItem {...item} role="menuitemcheckbox" aria-checked={isOn} onClick={() => void turn()}>
      <Icon name={isOn ? "bell" : "bell-slash-o"} />
      {t("live_sound")}
      {isOn && <Icon name="check" />}
    </MenuItem>
  );
}
