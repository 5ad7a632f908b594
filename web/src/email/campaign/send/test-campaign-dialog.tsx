import { Button, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_TEST_RECIPIENTS, TestRecipient } from "@dure/domain/email/template/template";
import { Plus, X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useProfile } from "../../../identity/user/user-queries";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormDialog } from "../../../ui/form-dialog";
import { notify } from "../../../ui/toast/notify";
import { useTestCampaign } from "./campaign-sending-queries";

const TestForm = z.object({ recipients: z.array(TestRecipient).min(1).max(MAX_TEST_RECIPIENTS) });
const NOBODY = { email: "", name: "", company: "" };

/** Sends the campaign as it is to a few addresses; the user's own one is the default. */
export function TestCampaignDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const { t } = useTranslation("email");
  const { email, display_name: name } = useProfile();
  const send = useTestCampaign();
  const { control, handleSubmit } = useZodForm(TestForm, {
    defaultValues: { recipients: [{ ...NOBODY, email, name }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: "recipients", keyName: "key" });
  const submit = handleSubmit((body) =>
    send.mutate(
      { params: { id: campaignId }, body },
      {
        onSuccess: () => {
          notify.success({ title: t("test.sent") });
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t("test.title")}
      submit={t("test.send")}
      busy={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">{t("test.hint", { max: MAX_TEST_RECIPIENTS })}</Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {fields.map(({ key }, index) => {
          const title = t("test.number", { number: index + 1 });
          return (
            <Flex as="li" key={key} gap="2" align="end" role="group" aria-label={title}>
              <TextField
                control={control}
                name={`recipients.${index}.email`}
                label={t("test.email")}
                type="email"
                required
              />
              <TextField control={control} name={`recipients.${index}.name`} label={t("test.name")} />
              {fields.length > 1 && (
                <IconButton
                  variant="ghost"
                  size="xs"
                  aria-label={t("test.remove", { title })}
                  onClick={() => remove(index)}
                >
                  <X />
                </IconButton>
              )}
            </Flex>
          );
        })}
      </Stack>
      {fields.length < MAX_TEST_RECIPIENTS && (
        <Button variant="outline" justifySelf="start" onClick={() => append(NOBODY)}>
          <Plus aria-hidden />
          {t("test.add")}
        </Button>
      )}
    </FormDialog>
  );
}
