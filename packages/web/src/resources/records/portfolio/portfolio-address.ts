// What the portfolio of recovery keeps in the address. Apart from its screen, which the list does not load.
import { recoveryGroups, type RecoveryGroup } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { UrlState } from "../../../api/addresses.ts";

/** Totals, effects and needs of an assessment after a disaster, households, works by phase, works in time. */
export const portfolioViews = ["sums", "effects", "housing", "board", "time"] as const;
export type PortfolioView = (typeof portfolioViews)[number];

export const viewIn = ({ portfolio }: UrlState): PortfolioView =>
  portfolioViews.find((view) => view === portfolio) ?? "sums";

export const groupIn = ({ gather }: UrlState): RecoveryGroup =>
  recoveryGroups.find((group) => group === gather) ?? "sector";

/** What closes the portfolio: the list stays as it was. */
export const noPortfolio = { portfolio: null, gather: null, currency: null } as const;
