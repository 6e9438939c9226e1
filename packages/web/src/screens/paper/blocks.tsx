// The parts that a paper is made of, one by one.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { PaperBlock, PaperFact, PaperLink } from "@atalaya/contract/paper.ts";
import { Notice } from "../../forms/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Chain } from "./chain.tsx";
import { ConsoleLink } from "./console-link.tsx";
import { FigureTable, Headline } from "./figures.tsx";
import { CellLine, Cells, Entries, FormTable } from "./form-blocks.tsx";
import { Table } from "./table.tsx";

/** A paper is read without a map too. */
const ShapeMap = lazy(async () => ({ default: (await import("./shape-map.tsx")).ShapeMap }));

export function Block({ block }: { block: PaperBlock }) {
  switch (block.kind) {
    case "facts":
      return <Facts facts={block.facts} />;
    case "text":
      return <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{block.text}</Typography>;
    case "rich_text":
      // Minutes are written in Spanish, whatever the language of the screen.
      return <RichText html={block.html} language="es" />;
    case "list":
      return (
        <Box component={block.is_numbered ? "ol" : "ul"} sx={{ m: 0, pl: "20px", "& li": { py: "2px" } }}>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </Box>
      );
    case "note":
      return (
        <Notice status={block.status} icon={block.icon}>
          {block.text}
        </Notice>
      );
    case "headline":
      return <Headline figures={block.figures} />;
    case "figures":
      return <FigureTable figures={block.figures} />;
    case "table":
      return <Table {...block} />;
    case "cells":
      return <Cells {...block} />;
    case "line":
      return <CellLine {...block} />;
    case "form_table":
      return <FormTable {...block} />;
    case "entries":
      return <Entries {...block} />;
    case "links":
      return <Links links={block.links} />;
    case "chain":
      return <Chain {...block} />;
    case "pictures":
      return <Pictures pictures={block.pictures} />;
    case "shape":
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <ShapeMap label={block.label} geometry={block.geometry} color={block.color} />
          <Typography
            variant="caption"
            component="p"
            color="textSecondary"
            sx={{ mt: "6px", overflowWrap: "anywhere" }}
          >
            {block.caption}
          </Typography>
        </Suspense>
      );
  }
}

const Facts = ({ facts }: { facts: readonly PaperFact[] }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "10px 20px",
      m: 0,
      "@container (min-width: 400px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      "@container (min-width: 700px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    }}
  >
    {facts.map(({ label, value, address }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="dt" color="textSecondary">
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {address ? (
            <Link href={address} target="_blank" rel="noopener noreferrer">
              {value} <Icon name="external-link" size={11} />
            </Link>
          ) : (
            value
          )}
        </Box>
      </Box>
    ))}
  </Box>
);

const Links = ({ links }: { links: readonly PaperLink[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
    {links.map(({ label, text, detail, address }) => (
      <Box
        component="li"
        key={`${label} ${address}`}
        sx={{ py: "6px", "& + &": { borderTop: "1px solid", borderColor: "divider" } }}
      >
        <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
          {label}
        </Typography>
        <ConsoleLink address={address}>{text}</ConsoleLink>
        {detail && (
          <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
            {detail}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);

const Pictures = ({ pictures }: Pick<Extract<PaperBlock, { kind: "pictures" }>, "pictures">) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(110px, 1fr))", gap: "8px" }}>
    {pictures.map(({ address, original, name, caption }) => (
      <Box component="figure" key={address} sx={{ m: 0, minWidth: 0 }}>
        <a href={original} target="_blank" rel="noopener">
          <Box
            component="img"
            src={address}
            alt={name}
            sx={{
              display: "block",
              width: "100%",
              aspectRatio: "4 / 3",
              objectFit: "cover",
              borderRadius: "6px",
              border: 1,
              borderColor: "divider",
            }}
          />
        </a>
        <Typography variant="overline" component="figcaption" color="textSecondary" sx={{ m: 0 }}>
          {caption}
        </Typography>
      </Box>
    ))}
  </Box>
);
