// The avatar's menu: account, language, look, sign out.
import { useRef, useState, type RefObject } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { pageConfig } from "../../api/page-config.ts";
import { useSession } from "../../api/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { initialsOf } from "../../ui/initials-avatar.tsx";
import { hiddenEdge } from "../../ui/theme/theme-forced-colors.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useOwnPhoto } from "../../uploads/use-own-photo.ts";
import { SoundItem } from "../live/sound-item.tsx";
import { openOverlay } from "../overlay.ts";
import { RoleBadge } from "./role-badge.tsx";
import { askToSignOut } from "./sign-out-question.tsx";
import { useThemeChoice } from "../look/theme-store.ts";

/** The avatar and its menu. */
export function AccountMenu() {
  const t = useWords();
  const user = useSession((state) => state.user);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const close = () => setOpen(false);
  const closeAnd: CloseAnd = (act) => () => {
    close();
    act();
  };
  if (!user) return null;
  return (
    <>
      <AvatarButton user={user} anchor={anchor} isOpen={isOpen} onOpen={() => setOpen(true)} />
      <Menu
        open={isOpen}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { mt: "6px", width: 232 } } }}
      >
        <WhoAmI user={user} />
        <Divider component="li" sx={{ mb: "4px" }} />
        <MenuItem onClick={closeAnd(() => void navigate({ to: "/perfil" }))}>
          <Icon name="user-o" />
          {t("my_account")}
        </MenuItem>
        <MenuItem onClick={closeAnd(() => useThemeChoice.getState().showDrawer(true))}>
          <Icon name="adjust" />
          {t("appearance")}
        </MenuItem>
        <SoundItem />
        <MenuItem onClick={closeAnd(() => void openOverlay("shortcuts"))}>
          <Icon name="keyboard-o" />
          {t("shortcuts")}
        </MenuItem>
        <Divider component="li" sx={{ "&&": { my: "4px" } }} />
        {languages.map((it) => (
          <LanguageItem key={it} language={it} closeAnd={closeAnd} />
        ))}
        <Divider component="li" sx={{ "&&": { my: "4px" } }} />
        <MenuItem onClick={closeAnd(askToSignOut)}>
          <Icon name="sign-out" />
          {t("logout")}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Closes the menu and does what was chosen. */
type CloseAnd = (act: () => void) => () => void;
type User = { id: number; name: string; email: string };

type AvatarButtonProps = {
  user: User;
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: () => void;
};

function AvatarButton({ user, anchor, isOpen, onOpen }: AvatarButtonProps) {
  const t = useWords();
  const photo = useOwnPhoto(user.id);
  const initials = initialsOf(user.name);
  return (
    <ButtonBase
      ref={anchor}
      onClick={onOpen}
      aria-label={`${initials}, ${t("account_menu", { name: user.name })}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className="finger-reach"
      sx={{
        width: 28,
        height: 28,
        border: hiddenEdge,
        borderRadius: "50%",
        "& > *": { borderRadius: "50%" },
        bgcolor: "soft",
        color: "softText",
        fontSize: "0.71875rem",
        fontWeight: 650,
      }}
    >
      {photo ? (
        <Box component="img" alt="" src={photo} sx={{ width: "100%", height: "100%", objectFit: "cover" }} />
      ) : (
        initials
      )}
    </ButtonBase>
  );
}

// A menu hands these to its items: the focus, the keys of the list.
function WhoAmI({ user, ...item }: { user: User }) {
  return (
    <Box component="li" role="presentation" {...item} sx={{ p: "8px 14px 10px", outline: "none" }}>
      <Typography variant="subtitle2" component="span" noWrap sx={{ display: "block" }}>
        {user.name}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" noWrap sx={{ display: "block" }}>
        {user.email}
      </Typography>
      <Box sx={{ mt: "6px", display: { sm: "none" } }}>
        <RoleBadge />
      </Box>
    </Box>
  );
}

function LanguageItem({ language, closeAnd, ...item }: { language: Language; closeAnd: CloseAnd }) {
  const [present, choose] = useLanguage();
  const isPresent = language === present;
  return (
    <MenuItem
      {...item}
      role="menuitemradio"
      aria-checked={isPresent}
      lang={language}
      onClick={closeAnd(() => choose(language))}
    >
      <Icon name={isPresent ? "check" : "language"} />
      {pageConfig().locales[language]}
    </MenuItem>
  );
}
