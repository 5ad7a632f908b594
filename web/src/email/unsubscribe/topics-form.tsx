import { Button, Grid, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_TOPICS, type Topic, Topics } from "@dure/domain/email/unsubscribe/topic";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useIsAdmin } from "../../identity/user/user-queries";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { SettingsForm } from "../footer/settings-form";
import { useSavedNotice } from "../footer/use-saved-notice";
import { useSaveTopics } from "./topic-queries";

const Form = z.object({ topics: Topics });

/** Edits the topics, each named in both languages. Members see them, admins change them. */
export function TopicsForm({ topics }: { topics: Topic[] }) {
  const { t } = useTranslation(["email", "ui"]);
  const isAdmin = useIsAdmin();
  const values = { topics };
  const { control, handleSubmit, formState, saved, guard } = useZodForm(Form, { defaultValues: values, values });
  const { fields, append, remove } = useFieldArray({ control, name: "topics", keyName: "key" });
  const save = useSaveTopics();
  const notice = useSavedNotice(saved);
  const submit = handleSubmit((body) => save.mutate({ body }, notice));
  const add = () => append({ id: crypto.randomUUID(), name: { ko: "", en: "" } });
  return (
    <SettingsForm guard={guard} isDirty={formState.isDirty} isSaving={save.isPending} onSubmit={submit}>
      {fields.length === 0 && <Text color="fg.muted">{t("topics.empty")}</Text>}
      <Stack as="ul" gap="3" listStyleType="none" aria-label={t("topics.title")}>
        {fields.map(({ key }, at) => (
          <Grid key={key} as="li" gap="2" alignItems="end" templateColumns="minmax(0, 1fr) minmax(0, 1fr) auto">
            <TextField control={control} name={`topics.${at}.name.ko`} label={t("topics.ko")} disabled={!isAdmin} />
            <TextField control={control} name={`topics.${at}.name.en`} label={t("topics.en")} disabled={!isAdmin} />
            <IconButton variant="ghost" aria-label={t("topics.remove")} disabled={!isAdmin} onClick={() => remove(at)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Grid>
        ))}
      </Stack>
      <FormError error={save.error} />
      {isAdmin && (
        <HStack justify="space-between">
          <Button variant="outline" disabled={fields.length >= MAX_TOPICS} onClick={add}>
            <Plus size={16} aria-hidden />
            {t("topics.add")}
          </Button>
          <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
            {t("ui:save")}
          </Button>
        </HStack>
      )}
    </SettingsForm>
  );
}
