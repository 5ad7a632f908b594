import { Alert, Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { cardFields } from "@dure/domain/records/layout/card-settings";
import { type CardSettings, MAX_CARD_FIELDS } from "@dure/domain/records/layout/layout";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import type { TypeOf } from "../layout-queries";
import { CardFieldList } from "./card-field-list";
import { CardPreview } from "./card-preview";
import { useCardDraft } from "./use-card-draft";

type CardSettingsEditorProps = {
  type: TypeOf;
  settings: CardSettings & { version: number };
  /** Somebody else's settings have been loaded in place of what was being edited. */
  isStale: boolean;
  fields: readonly Field[];
  onReload: (isStale: boolean) => Promise<void>;
};

/** Which fields the cards of a deal type show, beside a card that shows them. */
export function CardSettingsEditor({ type, settings, isStale, fields, onReload }: CardSettingsEditorProps) {
  const { t } = useTranslation("records");
  const { ids, setIds, isDirty, isSaving, error, save, guard } = useCardDraft(type, settings, onReload);
  const choices = cardFields(type.entityId, fields);
  const chosen = ids.flatMap((id) => choices.find((field) => field.id === id) ?? []);
  return (
    <Grid templateColumns={{ base: "1fr", lg: "minmax(0, 1fr) 18rem" }} gap="6" maxW="page">
      <UnsavedChangesGuard guard={guard} when={isDirty} />
      <Stack gap="3">
        {isStale && (
          <Alert.Root status="warning" size="sm" role="alert">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">{t("layout.stale")}</Alert.Title>
          </Alert.Root>
        )}
        <Text color="fg.muted">{t("layout.cardHint", { max: MAX_CARD_FIELDS })}</Text>
        <CardFieldList choices={choices} chosen={chosen} onChange={setIds} />
        <FormError error={error} />
        <Flex>
          <Button ms="auto" loading={isSaving} disabled={!isDirty} onClick={save}>
            {t("layout.save")}
          </Button>
        </Flex>
      </Stack>
      <CardPreview type={type} fields={chosen} />
    </Grid>
  );
}
