import { Button, Grid, Heading, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_SENDERS, type SaveSenders } from "@dure/domain/email/sending-domain/sender";
import { Plus, Trash2 } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { TextField } from "../../ui/form/text-field";

type SenderListProps = {
  control: Control<z.input<typeof SaveSenders>, unknown, SaveSenders>;
  domain: string | undefined;
  isReadOnly: boolean;
};

/** The sender addresses: each has a name, and a local part before the team's domain. */
export function SenderList({ control, domain, isReadOnly }: SenderListProps) {
  const { t } = useTranslation("email");
  const { fields, append, remove } = useFieldArray({ control, name: "senders" });
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm" fontWeight="semibold">
        {t("domain.senders.list")}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none" aria-label={t("domain.senders.list")}>
        {fields.map(({ id, local_part }, at) => (
          <Grid as="li" key={id} gap="2" alignItems="start" templateColumns={{ base: "1fr", md: "2fr 3fr auto" }}>
            <TextField
              control={control}
              name={`senders.${at}.name`}
              label={t("domain.senders.name")}
              maxLength={100}
              readOnly={isReadOnly}
            />
            <TextField
              control={control}
              name={`senders.${at}.local_part`}
              label={t("domain.senders.localPart")}
              whenEmpty={t("domain.senders.localPartEmpty")}
              after={domain && `@${domain}`}
              autoComplete="off"
              readOnly={isReadOnly}
            />
            {!isReadOnly && (
              <IconButton
                variant="ghost"
                mt={{ base: "0", md: "6" }}
                justifySelf="end"
                aria-label={t("domain.senders.remove", { address: local_part || String(at + 1) })}
                onClick={() => remove(at)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            )}
          </Grid>
        ))}
      </Stack>
      {fields.length === 0 && (
        <Text color="fg.muted">{domain ? t("domain.senders.empty") : t("domain.senders.needsDomain")}</Text>
      )}
      {!isReadOnly && domain && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          disabled={fields.length >= MAX_SENDERS}
          onClick={() => append({ name: "", local_part: "" })}
        >
          <Plus size={16} aria-hidden />
          {t("domain.senders.add")}
        </Button>
      )}
    </Stack>
  );
}
