// How an assessment stands, in one line: "4 × 5 = 20, Muy alto".
import type { Risk } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Translate } from "../../../ui/words.ts";

export const riskText = ({ likelihood, impact, score, risk_class }: Risk, t: Translate): string =>
  t("risk_score", { likelihood, impact, score, name: t(`risk_class.${risk_class}`) });
