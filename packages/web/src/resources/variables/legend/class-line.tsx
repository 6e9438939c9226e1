// One class of a legend: its colour and icon, its bounds, its names, and how many records it has.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LegendClass } from "@atalaya/contract/domain/legend.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ColorButton } from "../colors/color-field.tsx";
import { IconCell, RemoveButton, TextCell } from "../editor/row-parts.tsx";
import { BoundInput } from "./bound-input.tsx";
import { classColumns, narrowTable } from "./class-table-style.ts";
import type { ClassTableProps } from "./class-table.tsx";
import { withBound, withoutClass } from "./legend-classes.ts";

const fewestClasses = 2;

type ClassLineProps = Pick<ClassTableProps, "classes" | "isReadOnly" | "onChange"> & {
  index: number;
  /** Null where no records are known. */
  count: number | null;
};

export function ClassLine({ classes, index, count, isReadOnly, onChange }: ClassLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const own = classes[index]!;
  const look = (changed: Partial<Pick<LegendClass, "color" | "icon">>) =>
    onChange(
      classes.map((old, at) => (at === index ? { ...old, ...changed } : old)),
      false,
    );
  return (
    <Box
      role="group"
      aria-label={t("class_number", { number: index + 1 })}
      sx={{
        display: "grid",
        gridTemplateColumns: classColumns,
        gap: "6px",
        alignItems: "center",
        py: "5px",
        borderBottom: 1,
        borderColor: "divider",
        [narrowTable]: {
          gridTemplateColumns: "104px 28px minmax(0, 1fr) minmax(0, 1fr) 28px 28px",
          "& > .name": { gridColumn: "span 6", order: 1 },
        },
      }}
    >
      <ColorCode number={index + 1} value={own.color} isReadOnly={isReadOnly} onChange={(color) => look({ color })} />
      <IconCell
        label={t("class_icon_of", { number: index + 1 })}
        value={own.icon}
        isReadOnly={isReadOnly}
        onChange={(icon) => look({ icon })}
      />
      <BoundInput
        label={t("class_from_of", { number: index + 1 })}
        value={own.min}
        // It follows from the class above it in the table.
        isReadOnly={isReadOnly || index > 0}
        onChange={(bound) => onChange(withBound(classes, index, bound), true)}
      />
      <BoundInput
        label={t("class_to_of", { number: index + 1 })}
        value={own.max}
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
        {count === null ? "" : formatNumber(count, language)}
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
