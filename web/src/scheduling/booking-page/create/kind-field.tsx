import { PAGE_KINDS, type PageKind } from "@dure/domain/scheduling/booking-page/booking-page";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { HintedRadios } from "../../../ui/form/hinted-radios";
import type { NewPageControl } from "./new-page-form";

/** Who takes the meetings: one member, all of several members, or one of them in turn. */
export function KindField({ control }: { control: NewPageControl }) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "kind" });
  const attendees = useController({ control, name: "attendees" });
  const choose = (kind: PageKind) => {
    field.onChange(kind);
    if (kind === "oneOnOne") attendees.field.onChange(attendees.field.value.slice(0, 1));
  };
  return (
    <HintedRadios
      label={t("create.kind")}
      value={field.value}
      choices={PAGE_KINDS.map((value) => ({
        value,
        label: t(`pages.kind.${value}`),
        hint: t(`create.kindHint.${value}`),
      }))}
      onChange={choose}
      onBlur={field.onBlur}
    />
  );
}
