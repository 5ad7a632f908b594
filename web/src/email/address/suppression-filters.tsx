import { chakra, Grid, Input, NativeSelect } from "@chakra-ui/react";
import { SuppressionReason } from "@dure/domain/email/address/address";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SuppressionFilter } from "./suppression-queries";

type SuppressionFiltersProps = { filter: SuppressionFilter; onChange: (filter: SuppressionFilter) => void };

/** The search, which begins when it is submitted, and the reason. */
export function SuppressionFilters({ filter, onChange }: SuppressionFiltersProps) {
  const { t } = useTranslation("email");
  const [search, setSearch] = useState(filter.search);
  const choose = (given: string) => {
    const reason = SuppressionReason.safeParse(given);
    onChange({ ...filter, reason: reason.success ? reason.data : "" });
  };
  return (
    <Grid gap="2" mb="4" templateColumns={{ base: "1fr", sm: "minmax(0, 20rem) 12rem" }}>
      <chakra.form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filter, search: search.trim() });
        }}
      >
        <Input
          type="search"
          aria-label={t("suppression.search")}
          placeholder={t("suppression.search")}
          value={search}
          maxLength={254}
          onChange={({ target }) => setSearch(target.value)}
          onBlur={() => onChange({ ...filter, search: search.trim() })}
        />
      </chakra.form>
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label={t("suppression.reasonFilter")}
          value={filter.reason}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t("suppression.allReasons")}</option>
          {SuppressionReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {t(`suppression.reason.${reason}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Grid>
  );
}
