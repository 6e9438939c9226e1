// The classes of a legend: colour, bounds, names and how many records each has; and whether they are sound (V10).
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";
import { LegendClasses, type LegendClass } from "@atalaya/contract/domain/legend.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { BoundInput } from "./bound-input.tsx";
import { ColorButton } from "../colors/color-field.tsx";
import { countByClass, weakContrasts, withBound, withNewClass, withoutClass } from "./legend-classes.ts";
import { IconCell, RemoveButton, TextCell } from "../editor/row-parts.tsx";

const mostClasses = 9;
const fewestClasses = 2;
const columns = "104px 28px 70px 70px minmax(0, 1fr) minmax(0, 1fr) 40px 28px";
/** Too narrow for one line: names go below. */
const narrow = "@container (max-width: 519.95px)";

type ClassTableProps = {
  classes: readonly LegendClass[];
  values: Distribution["values"];
  edge: string | null;
  isReadOnly: boolean;
  /** `isBound`: the intervals changed, not only how they look. */
  onChange: (classes: LegendClass[], isBound: boolean) => void;
};

export function ClassTable(props: ClassTableProps) {
  const { classes, values, edge, isReadOnly, onChange } = props;
  const t = useWords();
  const [language] = useLanguage();
  const { counts, outside } = countByClass(classes, values);
  const look = (index: number, changed: Partial<Pick<LegendClass, "color" | "icon">>) =>
    onChange(
      classes.map((old, at) => (at === index ? { ...old, ...changed } : old)),
      false,
    );
  const heads = [
    t("class_color"),
    "",
    t("class_from"),
    t("class_to"),
    t("class_name"),
    t("class_name_en"),
    t("class_count"),
    "",
  ];
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Box
        aria-hidden
        sx={{
          display: "grid",
          gridTemplateColumns: columns,
          gap: "6px",
          color: "text.secondary",
          [narrow]: { display: "none" },
        }}
      >
        {heads.map((head, index) => (
          <Typography key={index} variant="caption" sx={{ textAlign: [2, 3, 6].includes(index) ? "right" : "left" }}>
            {head}
          </Typography>
        ))}
      </Box>
      {classes.map((it, index) => (
        <Box
          key={index}
          role="group"
          aria-label={t("class_number", { number: index + 1 })}
          sx={{
            display: "grid",
            gridTemplateColumns: columns,
            gap: "6px",
            alignItems: "center",
            py: "5px",
            borderBottom: 1,
            borderColor: "divider",
            [narrow]: {
              gridTemplateColumns: "104px 28px minmax(0, 1fr) minmax(0, 1fr) 28px 28px",
              "& > .name": { gridColumn: "span 6", order: 1 },
            },
          }}
        >
          <ColorCode
            number={index + 1}
            value={it.color}
            isReadOnly={isReadOnly}
            onChange={(color) => look(index, { color })}
          />
          <IconCell
            label={t("class_icon_of", { number: index + 1 })}
            value={it.icon}
            isReadOnly={isReadOnly}
            onChange={(icon) => look(index, { icon })}
          />
          <BoundInput
            label={t("class_from_of", { number: index + 1 })}
            value={it.min}
            // It follows from the class above it in the table.
            isReadOnly={isReadOnly || index > 0}
            onChange={(bound) => onChange(withBound(classes, index, bound), true)}
          />
          <BoundInput
            label={t("class_to_of", { number: index + 1 })}
            value={it.max}
            isReadOnly={isReadOnly}
            onChange={(bound) => onChange(withBound(classes, index + 1, bound), true)}
          />
          <div className="name">
            <TextCell
              name={`legend_classes.${index}.label_es`}
              label={t("class_name_of", { number: index + 1 })}
              isReadOnly={isReadOnly}
            />
          </div>
          <div className="name">
            <TextCell
              name={`legend_classes.${index}.label_en`}
              label={t("class_name_en_of", { number: index + 1 })}
              isReadOnly={isReadOnly}
            />
          </div>
          <Typography className="tn" color="textSecondary" sx={{ textAlign: "right" }}>
            {values.length > 0 ? formatNumber(counts[index], language) : ""}
          </Typography>
          {isReadOnly || classes.length <= fewestClasses ? (
            <span />
          ) : (
            <RemoveButton
              label={t("class_remove", { number: index + 1 })}
              onClick={() => onChange(withoutClass(classes, index), true)}
            />
          )}
        </Box>
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", minHeight: 40 }}>
        {!isReadOnly && classes.length < mostClasses && (
          <Button
            variant="text"
            startIcon={<Icon name="plus" />}
            onClick={() => onChange(withNewClass(classes, classes.at(-1)?.color ?? "#5E6B77"), true)}
          >
            {t("class_add")}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Soundness classes={classes} />
      </Box>
      <Warnings classes={classes} edge={edge} outside={outside} />
    </Box>
  );
}

type ColorCodeProps = { number: number; value: string; isReadOnly: boolean; onChange: (color: string) => void };

const ColorCode = ({ number, value, isReadOnly, onChange }: ColorCodeProps) => (
  <Box
    sx={(theme) => ({
      display: "flex",
      alignItems: "center",
      gap: "6px",
      height: 32,
      px: "5px",
      border: `1px solid ${theme.vars.palette.borderStrong}`,
      borderRadius: "6px",
    })}
  >
    <ColorButton
      label={useWords()("class_color_of", { number })}
      value={value}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
    <Typography component="span" className="tn" noWrap sx={{ fontSize: "0.75rem" }}>
      {value}
    </Typography>
  </Box>
);

/** Said always, not only when something is wrong. */
function Soundness({ classes }: { classes: readonly LegendClass[] }) {
  const t = useWords();
  const issues = LegendClasses.safeParse(classes).error?.issues ?? [];
  const codes = issues.flatMap((issue) => (issue.code === "custom" ? String(issue.params?.["code"]) : []));
  const isSound = codes.every((code) => !["class_gap", "class_overlap", "class_empty"].includes(code));
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ display: "flex", alignItems: "center", gap: "6px", color: isSound ? "success.main" : "error.main" }}
    >
      <Icon name={isSound ? "check-circle" : "exclamation-circle"} />
      {t(isSound ? "classes_sound" : "classes_unsound")}
    </Typography>
  );
}

function Warnings({
  classes,
  edge,
  outside,
}: {
  classes: readonly LegendClass[];
  edge: string | null;
  outside: number;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const { faint, alike } = weakContrasts(classes, edge);
  const texts = [
    outside > 0 && t("classes_outside", { count: formatNumber(outside, language) }),
    faint > 0 && t("classes_faint", { count: faint }),
    alike > 0 && t("classes_alike", { count: alike }),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <Typography key={text} variant="caption" component="p" color="textSecondary" sx={{ mb: "4px" }}>
      <Icon name="warning" size={12} color="var(--mui-palette-warning-main)" /> {text}
    </Typography>
  ));
}
