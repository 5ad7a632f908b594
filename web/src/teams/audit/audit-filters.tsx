import { Box, Grid } from "@chakra-ui/react";
import { AuditCategory } from "@dure/domain/shared/audit/audit-category";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";
import type { AuditFilter } from "./audit-queries";
import { useAuditOptions } from "./use-audit-options";

/** On a phone the names of categories need the whole width. */
const WIDE = { base: "1 / -1", md: "auto" };

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

/** Filters the entries. A choice is applied at once, a text on Enter or blur. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation("teams");
  const { categories, actions, people } = useAuditOptions(filter.category);
  const [target, setTarget] = useState(filter.target ?? "");
  const set = (changes: { [Key in keyof AuditFilter]?: AuditFilter[Key] | "" }) => {
    const entries = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    onChange(Object.fromEntries(entries));
  };
  return (
    <Grid
      as="form"
      role="search"
      aria-label={t("auditLog.filters")}
      gap="3"
      mb="5"
      templateColumns={{ base: "1fr 1fr", lg: "repeat(6, 1fr)" }}
      onSubmit={(event) => {
        event.preventDefault();
        set({ target });
      }}
    >
      <TextInput
        type="date"
        label={t("auditLog.start")}
        value={filter.start ?? ""}
        onChange={(start) => set({ start })}
      />
      <TextInput type="date" label={t("auditLog.end")} value={filter.end ?? ""} onChange={(end) => set({ end })} />
      <Box gridColumn={WIDE}>
        <SelectInput
          label={t("auditLog.column.category")}
          value={filter.category ?? ""}
          options={categories}
          onChange={(category) => set({ category: AuditCategory.safeParse(category).data ?? "", action: "" })}
        />
      </Box>
      <SelectInput
        label={t("auditLog.column.action")}
        value={filter.action ?? ""}
        options={actions}
        onChange={(action) => set({ action })}
      />
      <SelectInput
        label={t("auditLog.column.account")}
        value={filter.actor ?? ""}
        options={people}
        onChange={(actor) => set({ actor })}
      />
      <Box gridColumn={WIDE}>
        <TextInput
          type="search"
          label={t("auditLog.column.target")}
          placeholder={t("auditLog.targetHint")}
          maxLength={100}
          value={target}
          onChange={setTarget}
          onBlur={() => set({ target })}
        />
      </Box>
    </Grid>
  );
}
