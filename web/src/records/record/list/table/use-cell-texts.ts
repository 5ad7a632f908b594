import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import { useMembers } from "../../../member/member-queries";
import { type CellTexts, isProduct } from "./cell-text";

/** What a list's values are written with, in the user's language and time zone. */
export function useCellTexts(): CellTexts {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { nameOf, isLoaded } = useMembers();
  return useMemo(
    () => ({
      format,
      nameOf: (id) => (isProduct(id) ? t("member.product") : isLoaded ? nameOf(id) : ""),
      yes: "✓",
      unknown: t("member.unknown"),
    }),
    [t, format, nameOf, isLoaded],
  );
}
