// What is true already, beside the steps: the own place, the country, the service, people.
import { lazy, Suspense, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Installation, Setup, SetupStep } from "@atalaya/contract/resources/installation.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatNumber, formatRelative } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { formatSize } from "../../uploads/file-size.ts";

const LinkButton = createLink(Button);
const OwnPlaceMap = lazy(async () => ({ default: (await import("./own-place-map.tsx")).OwnPlaceMap }));

type SetupFactsProps = { current: Installation; setup: Setup };

/** `open`: the step in the middle, which says itself what it is about. */
export function SetupFacts({ current, setup, open }: SetupFactsProps & { open: SetupStep | null }) {
  const { own_place } = setup;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 }}>
      {own_place && open !== "place" && <OwnPlace place={own_place} />}
      <Country current={current} setup={setup} />
      <Service setup={setup} />
      {open !== "people" && <People setup={setup} />}
    </Box>
  );
}

function OwnPlace({ place }: { place: NonNullable<Setup["own_place"]> }) {
  const t = useWords();
  return (
    <Panel title={place.reason_social} aside={place.territorial_code && <Quiet>{place.territorial_code}</Quiet>}>
      <Box sx={{ padding: "0 12px 12px" }}>
        <Suspense fallback={<Box sx={{ height: 230 }} />}>
          <OwnPlaceMap key={place.id} place={place} />
        </Suspense>
        <Box sx={{ mt: "8px" }}>
          {place.has_boundary ? (
            <Tag
              label={t(place.is_approximate ? "setup_boundary_approximate" : "setup_boundary")}
              icon={place.is_approximate ? "info-circle" : "check-circle"}
              status={place.is_approximate ? "info" : "success"}
            />
          ) : (
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}>
              <Tag label={t("setup_boundary_missing")} icon="exclamation-triangle" status="warning" />
              <LinkButton size="small" {...linkTo("/companies", { boundaries: "new" })}>
                {t("setup_boundary_load")}
              </LinkButton>
            </Box>
          )}
        </Box>
      </Box>
    </Panel>
  );
}

function Country({ current, setup }: SetupFactsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { timezone, currency } = current;
  if (setup.packs.length === 0) return null;
  return (
    <Panel title={t("setup_name.country")}>
      <Facts>
        {setup.packs.map((pack) => (
          <Fact key={pack.title_es} title={t("setup_fact_packs")}>
            {pick(language, pack.title_es, pack.title_en)} {pack.version}
          </Fact>
        ))}
        <Fact title={t("setup_fact_places")}>{formatNumber(setup.place_count, language)}</Fact>
        {(timezone ?? currency) && (
          <Fact title={t("setup_fact_zone")}>{[timezone, currency].filter(Boolean).join(", ")}</Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Service({ setup }: { setup: Setup }) {
  const t = useWords();
  const [language] = useLanguage();
  const { mail_seconds, backup_good_at, free_bytes } = setup;
  return (
    <Panel title={t("setup_facts_service")}>
      <Facts>
        <Fact title={t("setup_fact_letter")}>
          {mail_seconds === null ? (
            <Quiet>{t(setup.has_mail ? "setup_mail_untested" : "setup_mail_off")}</Quiet>
          ) : (
            <Good>
              {formatNumber(mail_seconds, language, { style: "unit", unit: "second", maximumFractionDigits: 1 })}
            </Good>
          )}
        </Fact>
        <Fact title={t("setup_fact_backup")}>
          {backup_good_at ? (
            <Good>{formatRelative(backup_good_at, language)}</Good>
          ) : (
            <Box component="span" sx={{ color: "warning.main" }}>
              <Icon name="exclamation-triangle" size={12} /> {t("setup_never")}
            </Box>
          )}
        </Fact>
        {free_bytes !== null && <Fact title={t("setup_fact_disk")}>{formatSize(free_bytes, language)}</Fact>}
      </Facts>
    </Panel>
  );
}

function People({ setup }: { setup: Setup }) {
  const t = useWords();
  if (setup.people.length === 0) return null;
  return (
    <Panel title={t("setup_name.people")}>
      <Box sx={{ padding: "0 16px 12px" }}>
        <PeopleList setup={setup} />
      </Box>
    </Panel>
  );
}

/** The latest, each with whether a password was chosen; nothing where there is nobody else. */
export function PeopleList({ setup: { people } }: { setup: Setup }) {
  const t = useWords();
  if (people.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: "0 0 8px", p: 0, listStyle: "none" }}>
      {people.map(({ id, name, state }) => (
        <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: "10px", py: "4px" }}>
          <InitialsAvatar name={name} size={26} />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {name}
          </Box>
          <Typography
            variant="caption"
            component="span"
            sx={{ color: state === "invited" ? "warning.main" : "text.secondary" }}
          >
            {t(`setup_person_${state}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0, padding: "0 16px 10px" }}>
    {children}
  </Box>
);

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ display: "flex", alignItems: "baseline", gap: "12px", py: "3px" }}>
    <Box component="dt" sx={{ flex: 1, color: "text.secondary" }}>
      {title}
    </Box>
    <Box
      component="dd"
      className="tn"
      sx={{ m: 0, minWidth: 0, fontWeight: 600, textAlign: "right", overflowWrap: "anywhere" }}
    >
      {children}
    </Box>
  </Box>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: "text.secondary", fontWeight: 450 }}>
    {children}
  </Box>
);

const Good = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: "success.main" }}>
    <Icon name="check-circle" size={12} /> {children}
  </Box>
);
