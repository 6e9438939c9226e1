// Who has which role in an emergency, since when, and how to call them.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { KitRole } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit, KeptHolder } from "@atalaya/contract/resources/event-kits.ts";
import { serverNow } from "../../api/server-clock.ts";
import { dayHere, formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { clockAt } from "../../ui/zone.ts";
import { BoardPart } from "./board-part.tsx";
import { RoleDialog } from "./role-dialog.tsx";

export function BoardRoles({ board }: { board: EventKit }) {
  const t = useWords();
  const [changed, setChanged] = useState<KitRole | null>(null);
  const { kit, holders, may } = board;
  return (
    <BoardPart title={t("kit_roles")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {kit.roles.map((role) => (
          <RoleLine
            key={role.key}
            role={role}
            holder={holders.find((it) => it.role === role.key)}
            onChange={may.open ? () => setChanged(role) : null}
          />
        ))}
      </Box>
      {changed && <RoleDialog board={board} role={changed} onClose={() => setChanged(null)} />}
    </BoardPart>
  );
}

type RoleLineProps = { role: KitRole; holder: KeptHolder | undefined; onChange: (() => void) | null };

function RoleLine({ role: { title, duty }, holder, onChange }: RoleLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const role = title[language];
  return (
    <Box
      component="li"
      aria-label={role}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "8px",
        minHeight: 40,
        p: "4px 8px 4px 16px",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant={holder ? "caption" : "body2"}
          component="p"
          color="textSecondary"
          title={duty[language]}
          sx={{ m: 0 }}
        >
          {role}
        </Typography>
        {holder ? (
          <Holder holder={holder} />
        ) : (
          !onChange && (
            <Typography variant="caption" component="p" sx={{ m: 0, color: "text.disabled" }}>
              {t("kit_nobody")}
            </Typography>
          )
        )}
      </Box>
      {onChange &&
        (holder ? (
          <IconButton aria-label={t("kit_hand_on", { role })} onClick={onChange}>
            <Icon name="pencil" />
          </IconButton>
        ) : (
          <Button variant="text" aria-label={t("kit_give_of", { role })} onClick={onChange}>
            {t("kit_give")}
          </Button>
        ))}
    </Box>
  );
}

function Holder({ holder: { name, phone, since } }: { holder: KeptHolder }) {
  const t = useWords();
  const [language] = useLanguage();
  const { day, hour } = clockAt(new Date(since));
  const at = day === dayHere(new Date(serverNow())) ? hour : formatInstant(since, language);
  return (
    <>
      <Box sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{name}</Box>
      <Typography variant="caption" component="p" color="textSecondary" className="tn" sx={{ m: 0 }}>
        {phone && (
          <>
            <PhoneLink number={phone} label={t("call", { name })} />
            {" · "}
          </>
        )}
        <time dateTime={since}>{t("kit_since", { at })}</time>
      </Typography>
    </>
  );
}
