import { Grid, IconButton } from "@chakra-ui/react";
import type { SaveIpList } from "@dure/domain/teams/ip-list/ip-list";
import { Trash2 } from "lucide-react";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { TextField } from "../../ui/form/text-field";

type IpRowFieldsProps = {
  control: Control<z.input<typeof SaveIpList>, unknown, z.output<typeof SaveIpList>>;
  at: number;
  /** What the server found wrong with the row. */
  error: string | undefined;
  onRemove: () => void;
};

/** One row: an address or a range, and what it is. */
export function IpRowFields({ control, at, error, onRemove }: IpRowFieldsProps) {
  const { t } = useTranslation("teams");
  return (
    <Grid as="li" gap="2" alignItems="end" templateColumns="minmax(0, 3fr) minmax(0, 2fr) auto">
      <TextField
        control={control}
        name={`rows.${at}.range`}
        label={t("ipList.range")}
        placeholder="203.0.113.0/24"
        autoComplete="off"
        error={error}
      />
      <TextField control={control} name={`rows.${at}.note`} label={t("ipList.note")} maxLength={100} />
      <IconButton variant="ghost" aria-label={t("ipList.remove")} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </Grid>
  );
}
