import { useTranslation } from "react-i18next";
import { FilterBuilder } from "../../records/filter/editors/filter-builder";
import type { ListedFields } from "../../records/filter/listed-fields";
import { HintedRadios } from "../../ui/form/hinted-radios";
import { FormError } from "../../ui/form-error";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useAudienceCount } from "./segment-queries";
import type { FilterDraft } from "./use-filter-draft";

const REACHES = ["filter", "everybody"] as const;

/** The filter of a dynamic segment. */
export function FilterPanel({ draft, fields }: { draft: FilterDraft; fields: ListedFields }) {
  const { t } = useTranslation("email");
  const { error } = useAudienceCount(draft.asked);
  return (
    <>
      <UnsavedChangesGuard when={draft.isChanged && !draft.isSaving} />
      <HintedRadios
        label={t("segments.reachLabel")}
        value={draft.reach}
        choices={REACHES.map((value) => ({
          value,
          label: t(`segments.reach.${value}`),
          hint: t(`segments.reachHint.${value}`),
        }))}
        onChange={draft.setReach}
        onBlur={() => undefined}
      />
      {draft.reach === "filter" && (
        <FilterBuilder initial={draft.initial} fields={fields} error={error} onChange={draft.setFilter} />
      )}
      <FormError error={draft.error} />
    </>
  );
}
